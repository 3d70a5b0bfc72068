import { catalogue } from '@trueline/rules'
import { thinker } from './think.ts'

/** What runs in a thread. */
export default thinker(catalogue)
