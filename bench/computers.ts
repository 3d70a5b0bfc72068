import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setPriority } from 'node:os'
import type { EquaCrossView } from '../packages/rules/src/equacross/view.ts'
import type { IntentAnswer, TableView, ViewMessage, WatchAnswer } from '../packages/rules/src/wire.ts'
import { printTable, quantile, round } from './figures.ts'
import { type Load, runLoad } from './load.ts'
import { choose, connect, type Ear, housePair, post } from './pairs.ts'
import { ServerProcess } from './server-process.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10)
const COMPUTERS = 50
const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const
/** People who play each other meanwhile, and the moves they make in a second. */
const PAIRS = 20
const PACE = 40
/** Milliseconds that a player of the crowd looks at the board, between these two: quicker than any person. */
const LOOK = { least: 1_000, most: 3_000 }
/** What the second process is told: where to play against computers. */
const PLAY_AT = 'BENCH_COMPUTERS_AT'

type Message = ViewMessage<TableView & EquaCrossView>

/**
 * What a move between two people takes while the house has nothing else to do, and while fifty others play against
 * computers of all levels and answer every move in two seconds. Those fifty are a process of their own, as they would be
 * elsewhere, though here they share the machine. Idle and busy by turns: the machine may have other work too.
 */
export const benchComputers = async (databaseUrl: string): Promise<void> => {
  const house = await ServerProcess.start(['packages/server/dist/main.js'], 3394, {
    DATABASE_URL: databaseUrl,
    LIMITS: 'off',
    LOG_LEVEL: 'warn',
  })
  const pairs = (): Promise<Load> =>
    runLoad(house, (ear: Ear) => housePair(house.url, ear), PAIRS, SECONDS, PACE)
  const idle: Load[] = []
  const busy: Load[] = []
  let thoughts = new Map<string, Thoughts>()
  for (let round = 0; round < 3; round++) {
    idle.push(await pairs())
    const crowd = await startCrowd(house.url)
    busy.push(await pairs())
    crowd.kill()
    thoughts = await readThoughts(house.url)
  }
  await house.stop()
  const p99 = (loads: readonly Load[]) =>
    quantile(
      loads.map((load) => quantile(load.delays, 0.99)),
      0.5,
    )
  printTable(
    [`${PACE} moves/s between people`, 'p50 ms', 'p95 ms', 'p99 ms (median of 3)', 'failures'],
    [
      ['nobody else', idle],
      [`${COMPUTERS} games against computers`, busy],
    ].map(([name, loads]) => {
      const all = (loads as Load[]).flatMap(({ delays }) => delays)
      const failures = (loads as Load[]).flatMap((load) => [...load.failures])
      return [
        name as string,
        ...[0.5, 0.95].map((share) => round(quantile(all, share))),
        round(p99(loads as Load[])),
        failures.map(([why, count]) => `${count} × ${why}`).join(', ') || 'none',
      ]
    }),
  )
  printTable(['p99, busy ÷ idle'], [[round(p99(busy) / p99(idle))]])
  printTable(
    ['computer', 'moves', 'mean s from asked to chosen', 'within 2 s'],
    LEVELS.flatMap((level) => {
      const seen = thoughts.get(level)
      if (!seen) return []
      return [
        [
          level,
          round(seen.count),
          round(seen.sum / seen.count),
          `${round((seen.soon / seen.count) * 100)} %`,
        ],
      ]
    }),
  )
}

interface Thoughts {
  readonly count: number
  readonly sum: number
  /** Those that took two seconds at most. */
  readonly soon: number
}

/** What the server says of its computers' thoughts. */
const readThoughts = async (url: string): Promise<Map<string, Thoughts>> => {
  const text = await (await fetch(`${url}/metrics`)).text()
  const read = (part: string, level: string, more = ''): number =>
    Number(
      new RegExp(`trueline_thinking_seconds_${part}\\{${more}what="${level}"\\} (\\S+)`).exec(text)?.[1] ?? 0,
    )
  return new Map(
    LEVELS.map((level) => [
      level,
      {
        count: read('count', level),
        sum: read('sum', level),
        soon: read('bucket', level, 'le="2",'),
      },
    ]),
  )
}

const startCrowd = async (url: string): Promise<ChildProcess> => {
  const crowd = spawn(process.execPath, ['--import', 'tsx', import.meta.filename], {
    env: { ...process.env, [PLAY_AT]: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve, reject) => {
    crowd.stdout.once('data', resolve)
    crowd.once('exit', () => reject(new Error('the crowd did not come')))
  })
  return crowd
}

const lookMs = (): number => LOOK.least + Math.random() * (LOOK.most - LOOK.least)

/** Somebody who plays against the computer, and begins again when it is over. */
const playComputer = async (url: string, level: string): Promise<void> => {
  const { token } = await post<{ token: string }>(`${url}/api/identity`, null, {})
  const socket = await connect(url, token)
  let code = ''
  let seen = -1
  const begin = async (): Promise<void> => {
    const wish = { kind: 'equacross', mode: 'computer', level }
    code = (await post<{ code: string }>(`${url}/api/games`, token, wish)).code
    seen = -1
    socket.emit('watch', { code }, (answer: WatchAnswer) => {
      if (answer.ok) see(answer as unknown as Message)
    })
  }
  const see = ({ code: of, seq, seat, view }: Message): void => {
    if (of !== code || seq <= seen) return
    seen = seq
    if (view.outcome) void begin()
    else if (seat !== null && view.toAct.includes(seat))
      setTimeout(() => {
        const intent = { code, key: randomUUID(), seq, intent: choose(view) }
        socket.emit('intent', intent, (answer: IntentAnswer) => {
          if (!answer.ok) console.error(`a player of the crowd was refused: ${answer.error.code}`)
        })
      }, lookMs())
  }
  socket.on('view', see)
  await begin()
}

const playAt = process.env[PLAY_AT]
if (playAt) {
  // What the crowd's own machines would do for it goes after all that is measured here.
  setPriority(10)
  const players = Array.from({ length: COMPUTERS }, (_, n) => playComputer(playAt, LEVELS[n % 4] ?? 'easy'))
  await Promise.all(players)
  console.log('playing')
}
