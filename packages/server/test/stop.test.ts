import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundleServer, freePort, MortalServer } from './kill-server.ts'

let bundle: Awaited<ReturnType<typeof bundleServer>>
beforeAll(async () => {
  bundle = await bundleServer()
})
afterAll(() => bundle.remove())

// Once the house said that it was open before it listened to signals, and a stop in between killed it.
const stopOnOpening = `data:text/javascript,${encodeURIComponent(`
  const write = process.stdout.write.bind(process.stdout)
  process.stdout.write = (text, ...rest) => {
    if (String(text).includes('Trueline is open')) process.kill(process.pid, 'SIGTERM')
    return write(text, ...rest)
  }
`)}`

it('closes in order when it is asked to in the moment it says that it is open', async () => {
  const server = new MortalServer(bundle.path, {
    PORT: String(await freePort()),
    DATA_DIR: 'memory://',
    NODE_OPTIONS: `--import ${stopOnOpening}`,
  })
  expect(await server.gone).toBe(0)
})
