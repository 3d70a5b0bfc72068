import { beforeEach, describe, expect, it } from 'vitest'
import { Settings } from './settings.svelte.ts'

beforeEach(() => localStorage.clear())

describe('the sound', () => {
  it('is on at first, but not in a game of days', () => {
    const settings = new Settings()
    expect(settings.sound).toBe(true)
    settings.calm = true
    expect(settings.sound).toBe(false)
  })

  it('can be left to the game again', () => {
    const settings = new Settings()
    expect(settings.soundChoice).toBeNull()
    settings.sound = false
    expect(settings.soundChoice).toBe(false)
    settings.soundChoice = null
    expect(new Settings().sound).toBe(true)
  })

  it('is as it was chosen, in every game and at the next visit', () => {
    for (const on of [true, false]) {
      new Settings().sound = on
      const settings = new Settings()
      for (const calm of [true, false]) {
        settings.calm = calm
        expect(settings.sound).toBe(on)
      }
    }
  })
})
