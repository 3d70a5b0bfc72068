/** What opens over a page, one sheet at a time. What they show is fetched with the first. */
export class Sheets<S extends string> {
  #asked = $state.raw(false)
  #top = $state.raw<S | null>(null)

  /** Whether any was opened yet. */
  get asked(): boolean {
    return this.#asked
  }

  /** The one that is open. */
  get top(): S | null {
    return this.#top
  }

  readonly open = (sheet: S): void => {
    this.#asked = true
    this.#top = sheet
  }

  /** For a dialog's `bind:open`: it closes itself too, by Escape or a press beside it. */
  set(sheet: S, open: boolean): void {
    if (open) this.open(sheet)
    else if (this.#top === sheet) this.#top = null
  }
}
