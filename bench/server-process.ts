import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Clock ticks a second in /proc: 100 on every Linux that Node runs on. */
const TICKS = 100

/** A server in a process of its own, whose processor time and memory are read from the operating system. */
export class ServerProcess {
  readonly url: string
  readonly #child: ChildProcess

  private constructor(url: string, child: ChildProcess) {
    this.url = url
    this.#child = child
  }

  /** Starts `args` with node on `port` and waits until it answers. */
  static async start(args: string[], port: number, env: Record<string, string>): Promise<ServerProcess> {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, PORT: String(port), NODE_ENV: 'production', PUZZLES_AHEAD: 'off', ...env },
    })
    const url = `http://127.0.0.1:${port}`
    for (let tries = 0; tries < 200; tries++) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
      const answered = await fetch(`${url}/healthz`).then(
        () => true,
        () => false,
      )
      if (answered) return new ServerProcess(url, child)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    child.kill('SIGKILL')
    throw new Error('the server did not start')
  }

  /** Processor seconds used so far, or NaN where there is no /proc. */
  cpu(): number {
    const file = `/proc/${this.#child.pid}/stat`
    if (!existsSync(file)) return Number.NaN
    const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / TICKS
  }

  /** Resident memory in MiB. */
  memory(): number {
    const file = `/proc/${this.#child.pid}/status`
    if (!existsSync(file)) return Number.NaN
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]) / 1024
  }

  async stop(): Promise<void> {
    const gone = new Promise((resolve) => this.#child.once('exit', resolve))
    this.#child.kill('SIGTERM')
    setTimeout(() => this.#child.kill('SIGKILL'), 5000).unref()
    await gone
  }
}
