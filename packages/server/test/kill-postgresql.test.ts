import { describe } from 'vitest'
import { places } from './door-house.ts'
import { killInPlay } from './kill-in-play.ts'

describe.runIf(places.includes('PostgreSQL'))('where there is a server for it', () =>
  killInPlay('PostgreSQL'),
)
