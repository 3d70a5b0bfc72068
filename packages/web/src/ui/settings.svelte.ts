import { isText, Persisted } from '../net/stored.svelte.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value)
const isSwitch = (value: unknown): value is boolean => typeof value === 'boolean'
const isChoice = (value: unknown): value is boolean | null => value === null || isSwitch(value)

/** What a person likes on this device. `early.js` reads the same key before the first paint. */
export class Settings {
  readonly #theme = new Persisted<Theme>('theme', 'system', isTheme)
  readonly #sound = new Persisted<boolean | null>('sound', null, isChoice)
  readonly #vibration = new Persisted<boolean>('vibration', true, isSwitch)
  /** The name to offer when two people share this device. */
  readonly #guest = new Persisted<string>('guest', '', isText)
  /** The level of the computer one played against last. */
  readonly #level = new Persisted<string>('level', '', isText)
  /** The kind of game one looked at last. */
  readonly #game = new Persisted<string>('game', '', isText)

  get theme(): Theme {
    return this.#theme.value
  }
  set theme(theme: Theme) {
    this.#theme.value = theme
    showTheme(theme)
  }
  /** Whether the game on this page is one of days: nobody waits for a sound there. */
  calm = $state(false)

  /** What was chosen; until then a game of days is silent. */
  get sound(): boolean {
    return this.#sound.value ?? !this.calm
  }
  set sound(on: boolean) {
    this.#sound.value = on
  }
  /** What was chosen for all games; null leaves it to each game's clock. */
  get soundChoice(): boolean | null {
    return this.#sound.value
  }
  set soundChoice(choice: boolean | null) {
    this.#sound.value = choice
  }
  get vibration(): boolean {
    return this.#vibration.value
  }
  set vibration(on: boolean) {
    this.#vibration.value = on
  }
  get guest(): string {
    return this.#guest.value
  }
  set guest(name: string) {
    this.#guest.value = name
  }

  get level(): string {
    return this.#level.value
  }
  set level(level: string) {
    this.#level.value = level
  }

  get game(): string {
    return this.#game.value
  }
  set game(kind: string) {
    this.#game.value = kind
  }

  /** Whether this browser keeps what it is told (S30). */
  get kept(): boolean {
    return this.#theme.kept
  }
}

const showTheme = (theme: Theme): void => {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
