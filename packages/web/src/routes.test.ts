import { beforeEach, describe, expect, it } from 'vitest'
import { Place, to } from './routes.svelte.ts'

const at = (path: string) => {
  history.replaceState(null, '', path)
  return new Place().page
}

beforeEach(() => history.replaceState(null, '', '/'))

describe('addresses', () => {
  it('lead to their pages', () => {
    expect(at('/')).toEqual({ route: 'home' })
    expect(at('/games/')).toEqual({ route: 'games' })
    expect(at('/recover')).toEqual({ route: 'recover' })
    expect(at('/g/k7q2mx')).toEqual({ route: 'game', code: 'k7q2mx' })
    expect(at(to.new('equacross', 'online'))).toEqual({ route: 'new', kind: 'equacross', mode: 'online' })
    expect(at(to.new('equacross', 'local'))).toEqual({ route: 'new', kind: 'equacross', mode: 'local' })
    expect(at('/g/a/b')).toEqual({ route: 'unknown' })
  })

  it('may be broken or strange, and still lead somewhere', () => {
    expect(at('/g/%')).toEqual({ route: 'game', code: '%' })
    expect(at(to.game('a/b c'))).toEqual({ route: 'game', code: 'a/b c' })
    expect(at('/new/equacross?mode=%')).toMatchObject({ mode: 'online' })
  })
})
