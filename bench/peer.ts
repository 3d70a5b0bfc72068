import { createServer } from 'node:http'
import pg from 'pg'
import { Server } from 'socket.io'

/**
 * The durable floor that ours is measured against: Socket.IO and one INSERT a move, nothing else. It knows no rule:
 * what comes in is stored and sent to the room, as large as our views are.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
await pool.query(
  'DROP TABLE IF EXISTS peer_move; CREATE TABLE peer_move (game text, seq int, data jsonb, PRIMARY KEY (game, seq))',
)

const http = createServer((_, answer) => answer.end('here'))
const io = new Server(http, { transports: ['websocket'] })
const seqs = new Map<string, number>()

io.on('connection', (socket) => {
  socket.on('watch', ({ code }: { code: string }, answer: (answer: unknown) => void) => {
    void socket.join(code)
    answer({ ok: true, seq: seqs.get(code) ?? 0 })
  })
  socket.on(
    'intent',
    async ({ code, move }: { code: string; move: unknown }, answer: (answer: unknown) => void) => {
      const seq = (seqs.get(code) ?? 0) + 1
      seqs.set(code, seq)
      const data = JSON.stringify(move)
      await pool.query({
        name: 'move',
        text: 'INSERT INTO peer_move VALUES ($1, $2, $3)',
        values: [code, seq, data],
      })
      io.to(code).emit('view', { code, seq, move })
      answer({ ok: true, seq })
    },
  )
})

http.listen(Number(process.env.PORT), '127.0.0.1')
