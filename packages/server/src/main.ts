import { networkInterfaces } from 'node:os'
import { catalogue } from '@trueline/rules'
import { type App, buildApp } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { type Database, openDatabase } from './store/database.ts'
import { StoreError } from './store/store-error.ts'

/** A line for the person at the terminal, beside the log. */
const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const fail = (why: string): never => {
  process.stderr.write(`${why}\n`)
  process.exit(1)
}

/** What a person has to do about a failed start, or null when it is for us to find out. */
const explain = (error: unknown, config: Config): string | null => {
  if (error instanceof StoreError) return error.message
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'EADDRINUSE')
    return `Port ${config.port} is taken by another program. Stop that, or choose another: PORT=${config.port + 1} npm start`
  if (code === 'EACCES') return `Port ${config.port} may not be used by this user. Choose one above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `This machine has no address ${config.host}.`
  if (config.databaseUrl && code && /^(ECONN|ENOTFOUND|ETIMEDOUT|28|3D)/.test(code))
    return `The database of DATABASE_URL does not let us in (${code}).`
  return null
}

/** Where people find the house: this machine, and its names in the network if it listens there. */
const addresses = ({ publicUrl, host }: Config, port: number): string[] => {
  if (publicUrl) return [publicUrl.origin]
  if (host === '127.0.0.1') return [`http://localhost:${port}`]
  const everywhere = host === '0.0.0.0' || host === '::'
  if (!everywhere) return [`http://${host.includes(':') ? `[${host}]` : host}:${port}`]
  const near = Object.values(networkInterfaces())
    .flat()
    .flatMap((face) => (face && face.family === 'IPv4' && !face.internal ? [face.address] : []))
  return [`http://localhost:${port}`, ...near.map((address) => `http://${address}:${port}`)]
}

const open = async (config: Config): Promise<{ app: App; database: Database }> => {
  const database = await openDatabase(
    config.databaseUrl ? { url: config.databaseUrl } : { dir: config.dataDir },
  )
  try {
    const app = await buildApp({ config, database, games: catalogue })
    await app.server.listen({ port: config.port, host: config.host })
    return { app, database }
  } catch (error) {
    await database.close()
    throw error
  }
}

const readOrFail = (): Config => {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) return fail(error.message)
    throw error
  }
}

const config = readOrFail()
const { app, database } = await open(config).catch((error: unknown) => {
  const why = explain(error, config)
  if (why) return fail(why)
  throw error
})
app.metrics.watchProcess()
if (config.puzzlesAhead) app.puzzles.keepAhead()
// Nothing should come here. If it does, those who play must not pay for it: what is stored is whole, the rest is asked again.
process.on('unhandledRejection', (error) => app.server.log.error({ err: error }, 'a promise was dropped'))

// Before anybody hears that the house is open: whoever is told may at once ask it to close.
let closing = false
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    // A second Ctrl-C does not wait.
    if (closing) process.exit(1)
    closing = true
    app.server
      .close()
      .then(() => database.close())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          app.server.log.error({ err: error }, 'closing failed')
          process.exit(1)
        },
      )
  })

const address = app.server.server.address()
const port = typeof address === 'object' && address ? address.port : config.port
say(`Trueline is open at ${addresses(config, port).join(' and ')}`)
if (!config.publicUrl && config.host === '127.0.0.1')
  say('Only this machine can reach it. For others in your network: HOST=0.0.0.0 npm start')
