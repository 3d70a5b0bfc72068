import { createContext } from 'svelte'
import { Api } from './net/api.ts'
import { MyGames } from './net/games.svelte.ts'
import { Line } from './net/line.svelte.ts'
import { Session } from './net/session.svelte.ts'
import { Place } from './routes.svelte.ts'
import { Announcer } from './ui/announcer.svelte.ts'
import { Settings } from './ui/settings.svelte.ts'

/** What every page of the house needs. `main.ts` makes one; a test makes its own. */
export interface House {
  readonly api: Api
  readonly session: Session
  readonly games: MyGames
  readonly place: Place
  readonly line: Line
  readonly announcer: Announcer
  readonly settings: Settings
}

export const makeHouse = (): House => {
  const line = new Line()
  const api = new Api(undefined, undefined, (now) => line.clock.note(now))
  const session = new Session(api, () => line.renew())
  return {
    api,
    line,
    session,
    games: new MyGames(api, session),
    place: new Place(),
    announcer: new Announcer(),
    settings: new Settings(),
  }
}

export const [house, setHouse] = createContext<House>()
