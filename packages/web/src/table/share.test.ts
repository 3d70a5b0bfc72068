import { afterEach, describe, expect, it, vi } from 'vitest'
import { share } from './share.ts'

const data = { title: 'EquaCross', text: 'Play with me' }
const shareThatThrows = (name: string) =>
  vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('', name)) })

afterEach(() => vi.unstubAllGlobals())

describe("the device's own way to share", () => {
  it('counts as used when it is closed again, and not when it does not work or there is none', async () => {
    shareThatThrows('AbortError')
    expect(await share(data)).toBe(true)
    shareThatThrows('NotAllowedError')
    expect(await share(data)).toBe(false)
    vi.stubGlobal('navigator', {})
    expect(await share(data)).toBe(false)
  })
})
