import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { build } from 'esbuild'

const root = join(import.meta.dirname, '..')

/** Bundles the server as the build does, freshly, in a folder beside the real bundle. */
export const bundleServer = async (): Promise<{ path: string; remove: () => Promise<void> }> => {
  await mkdir(join(root, 'dist'), { recursive: true })
  const folder = await mkdtemp(join(root, 'dist', 'kill-'))
  await build({
    entryPoints: [join(root, 'src', 'main.ts'), join(root, 'src', 'thinking', 'worker.ts')],
    entryNames: '[name]',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    alias: {
      '@trueline/rules': join(root, '..', 'rules', 'src', 'index.ts'),
      '@trueline/rules/wire': join(root, '..', 'rules', 'src', 'wire.ts'),
    },
    outdir: folder,
    logLevel: 'error',
  })
  return { path: join(folder, 'main.js'), remove: () => rm(folder, { recursive: true }) }
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close((error) => (error ? reject(error) : resolve(port)))
    })
  })

/** A server in a process of its own, to be killed. */
export class MortalServer {
  readonly gone: Promise<number | null>
  readonly #child: ChildProcess
  #said = ''

  constructor(bundle: string, env: Record<string, string>) {
    this.#child = spawn(process.execPath, [bundle], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH ?? '',
        PUZZLES_AHEAD: 'off',
        HOST: '127.0.0.1',
        LIMITS: 'off',
        LOG_LEVEL: 'warn',
        WEB_DIR: '/nowhere',
        ...env,
      },
    })
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (data: Buffer) => {
        this.#said += data.toString()
      })
    this.gone = new Promise((resolve) => this.#child.once('exit', resolve))
  }

  /** All it has written so far. */
  get said(): string {
    return this.#said
  }

  /** Waits until it listens; throws with its last words when it ends instead. */
  async open(): Promise<void> {
    const listening = new Promise<'open'>((resolve) => {
      const look = () => this.#said.includes('Trueline is open') && resolve('open')
      this.#child.stdout?.on('data', look)
      look()
    })
    const first = await Promise.race([listening, this.gone])
    if (first !== 'open') throw new Error(`the server ended with ${first}: ${this.#said}`)
  }

  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    this.#child.kill(signal)
    return this.gone
  }
}
