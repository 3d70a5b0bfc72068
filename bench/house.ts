import { printTable, quantile, round } from './figures.ts'
import { type Load, runLoad } from './load.ts'
import { type Ear, housePair, makeGame, makePerson, peerPair, sampleMessage } from './pairs.ts'
import { ServerProcess } from './server-process.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10)

/** Games that each pair has made before the clock starts: enough for 1,500 moves a second, at 20 moves a game. */
const stockOf = (pairs: number): number => 1 + Math.ceil(((SECONDS + 2) * 1500) / pairs / 20)

/**
 * Moves through the server on PostgreSQL, beside a bare Socket.IO server that stores each move with one INSERT: the
 * same load, the same run. Whole games of EquaCross, made before the clock starts, as the bare server has none to make;
 * the load thinks before each move, on both sides alike.
 */
export const benchHouse = async (databaseUrl: string): Promise<void> => {
  const house = await ServerProcess.start(['packages/server/dist/main.js'], 3391, {
    DATABASE_URL: databaseUrl,
    LIMITS: 'off',
    LOG_LEVEL: 'warn',
  })
  const sample = await sampleMessage(house.url)
  const peer = await ServerProcess.start(['--import', 'tsx', 'bench/peer.ts'], 3392, {
    DATABASE_URL: databaseUrl,
  })
  const ours = (games: number) => (ear: Ear) => housePair(house.url, ear, stockOf(games))
  const bare = (ear: Ear) => peerPair(peer.url, ear, sample)

  const rows: string[][] = []
  const row = (games: string, name: string, load: Load) => {
    rows.push([
      games,
      name,
      round(load.moves / load.seconds),
      ...[0.5, 0.95, 0.99].map((share) => round(quantile(load.delays, share))),
      round((load.cpu / load.moves) * 1000),
      [...load.failures].map(([why, count]) => `${count} × ${why}`).join(', ') || 'none',
    ])
    return load.moves / load.seconds
  }
  const ratios: string[][] = []
  for (const games of [10, 100, 500]) {
    const bareRate = row(`${games}`, 'Socket.IO + one INSERT', await runLoad(peer, bare, games, SECONDS))
    const ourRate = row(`${games}`, 'Trueline', await runLoad(house, ours(games), games, SECONDS))
    ratios.push([`${games}`, round(ourRate / bareRate)])
  }
  row('500, 500 moves/s', 'Socket.IO + one INSERT', await runLoad(peer, bare, 500, SECONDS, 500))
  row('500, 500 moves/s', 'Trueline', await runLoad(house, ours(500), 500, SECONDS, 500))
  const making = await timeMaking(house)
  await peer.stop()
  await house.stop()
  printTable(
    ['games', 'server', 'moves/s', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU s / 1,000 moves', 'failures'],
    rows,
  )
  printTable(['games', 'moves/s, Trueline ÷ bare'], ratios)
  printTable(['CPU s / 1,000 games made and joined'], [[round(making)]])
}

/** Processor seconds of the server for a thousand games that one person makes and another joins. */
const timeMaking = async (house: ServerProcess): Promise<number> => {
  const pair = await Promise.all([makePerson(house.url), makePerson(house.url)])
  const before = house.cpu()
  for (let made = 0; made < 500; made += 10)
    await Promise.all(Array.from({ length: 10 }, () => makeGame(house.url, pair)))
  return (house.cpu() - before) * 2
}

/** How long games stand still before memory is read: after half a minute a table keeps its watchers and no game. */
const STANDING_STILL = 60_000

/**
 * The heap of a small host. With a whole machine to itself the engine collects so seldom that resident memory says when it
 * last did, and not what games need.
 */
const SMALL = ['--max-old-space-size=192', '--max-semi-space-size=4']

/** Resident memory for 1,000 games that are open in two browsers each and stand still. */
export const benchIdle = async (databaseUrl: string): Promise<void> => {
  const house = await ServerProcess.start([...SMALL, 'packages/server/dist/main.js'], 3393, {
    DATABASE_URL: databaseUrl,
    LIMITS: 'off',
    LOG_LEVEL: 'warn',
  })
  const ear: Ear = { arrived: () => {}, failed: () => {} }
  const settle = () => new Promise((resolve) => setTimeout(resolve, STANDING_STILL))
  const fill = async (games: number) => {
    const pairs = []
    for (let made = 0; made < games; made += 20)
      pairs.push(...(await Promise.all(Array.from({ length: 20 }, () => housePair(house.url, ear)))))
    await settle()
    return pairs
  }
  // The first hundred warm the heap, so that what is measured is games and not start-up.
  const first = await fill(100)
  const before = house.memory()
  const then = await fill(1000)
  const after = house.memory()
  for (const pair of [...first, ...then]) pair.close()
  await house.stop()
  printTable(
    ['MiB with 100 games', 'MiB with 1,100 games', 'MiB for 1,000 idle games'],
    [[round(before), round(after), round(after - before)]],
  )
}
