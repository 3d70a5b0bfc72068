import { thinker } from '../../src/thinking/think.ts'
import { games } from './games.ts'

export default thinker(games)
