import { describe, expect, it, vi } from 'vitest'
import { Api } from './api.ts'

const pause = async () => {}
const reply = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })

const apiOf = (...answers: (Response | Error | DOMException)[]) => {
  const fetcher = vi.fn<typeof fetch>(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (!(answer instanceof Response)) throw answer
    return answer.clone()
  })
  return { api: new Api(fetcher, pause), fetcher }
}

describe('the house over HTTP', () => {
  it('gives the value of an answer', async () => {
    const { api, fetcher } = apiOf(reply(201, { code: 'K7Q2MX', seat: 0 }))
    const made = await api.makeGame({ kind: 'equacross', mode: 'local', names: ['Ada', 'Bo'] })
    expect(made).toEqual({ ok: true, value: { code: 'K7Q2MX', seat: 0 } })
    const [path, request] = fetcher.mock.calls[0] ?? []
    expect([path, request?.method]).toEqual(['/api/games', 'POST'])
    expect(JSON.parse(request?.body as string)).toEqual({
      kind: 'equacross',
      mode: 'local',
      names: ['Ada', 'Bo'],
    })
  })

  it('takes an empty answer for nothing: nobody that the house knows', async () => {
    const { api } = apiOf(new Response(null, { status: 204 }))
    expect(await api.me()).toEqual({ ok: true, value: null })
  })

  it('gives the coded error of a refusal', async () => {
    const error = { code: 'full', message: 'full' }
    const { api, fetcher } = apiOf(reply(409, { error }))
    expect(await api.sit('K7Q2MX')).toEqual({ ok: false, error })
    expect(fetcher).toHaveBeenCalledTimes(1)
  })

  it('asks again when the net fails, but not without end', async () => {
    const { api, fetcher } = apiOf(new TypeError('no net'), reply(200, { code: 'K7Q2MX' }))
    expect(await api.game('K7Q2MX')).toMatchObject({ ok: true })
    expect(fetcher).toHaveBeenCalledTimes(2)
    const broken = apiOf(new TypeError('no net'))
    expect(await broken.api.myGames()).toMatchObject({ ok: false, error: { code: 'no-net' } })
    expect(broken.fetcher).toHaveBeenCalledTimes(3)
  })

  it('sends once what changes something: nobody gets two games for one press', async () => {
    const { api, fetcher } = apiOf(new TypeError('no net'))
    expect(await api.makeGame({ kind: 'toy', mode: 'online' })).toMatchObject({ error: { code: 'no-net' } })
    expect(fetcher).toHaveBeenCalledTimes(1)
  })

  it('says so when no answer comes in time', async () => {
    const { api } = apiOf(new DOMException('late', 'TimeoutError'))
    expect(await api.rename('Ada')).toMatchObject({ error: { code: 'no-answer' } })
  })

  it('survives answers that are not the house’s: a page of a proxy, an empty body, an error of another form', async () => {
    for (const answer of [
      new Response('<html>502</html>', { status: 502 }),
      new Response('', { status: 200 }),
      reply(500, null),
      reply(500, { error: 'oops' }),
    ]) {
      const { api } = apiOf(answer)
      const renamed = await api.rename('Ada')
      expect(renamed).toMatchObject({ ok: false, error: { code: 'bad-answer' } })
    }
  })

  it('passes on what time it is in the house, where an answer says so (S58)', async () => {
    const heard = vi.fn()
    const date = 'Mon, 30 Nov 2026 10:00:00 GMT'
    const answers = [
      new Response('[]', { headers: { date } }),
      new Response('[]', { headers: { date: 'soon' } }),
      new Response('[]'),
    ]
    const api = new Api(async () => answers.shift() ?? Response.error(), pause, heard)
    for (let asked = 0; asked < 3; asked++) await api.myGames()
    expect(heard.mock.calls).toEqual([[Date.UTC(2026, 10, 30, 10)]])
  })

  it('escapes what stands in an address', async () => {
    const { api, fetcher } = apiOf(reply(404, { error: { code: 'no-such-game', message: '' } }))
    await api.game('../me?x=1')
    expect(fetcher.mock.calls[0]?.[0]).toBe('/api/games/..%2Fme%3Fx%3D1')
  })
})
