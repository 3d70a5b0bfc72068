import { killInPlay } from './kill-in-play.ts'

killInPlay('PGlite')
