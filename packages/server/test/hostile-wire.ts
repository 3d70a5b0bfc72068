import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

/** Bytes on a TCP connection: sends them, and answers with all that came back once the other side hung up or fell silent. */
export const sendBytes = (url: string, bytes: string | Buffer, patienceMs = 300): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    let heard = ''
    const end = () => {
      socket.destroy()
      resolve(heard)
    }
    socket.setTimeout(patienceMs, end)
    socket.on('data', (data) => {
      heard += data.toString('latin1')
    })
    socket.on('close', end)
    socket.on('error', end)
    socket.write(bytes)
  })

const frame = (opcode: number, payload: Buffer): Buffer => {
  const mask = randomBytes(4)
  const length =
    payload.length < 126
      ? Buffer.from([0x80 | payload.length])
      : payload.length < 65_536
        ? Buffer.from([0x80 | 126, payload.length >> 8, payload.length & 255])
        : Buffer.from([
            0x80 | 127,
            0,
            0,
            0,
            0,
            ...new Uint8Array(new Uint32Array([payload.length]).buffer).reverse(),
          ])
  const masked = Buffer.from(payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0)))
  return Buffer.concat([Buffer.from([0x80 | opcode]), length, mask, masked])
}

/** A WebSocket by hand, to send what no library would. */
export class RawSocket {
  /** All that came so far: the answer to the greeting, and every text message. */
  readonly heard: string[] = []
  readonly closed: Promise<void>
  readonly #socket: Socket
  #bytes = Buffer.alloc(0)
  #asked = 0
  #waiting: { holds: (message: string) => boolean; done: (message: string) => void }[] = []

  private constructor(socket: Socket) {
    this.#socket = socket
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()))
    socket.on('error', () => {})
    socket.on('data', (data: Buffer) => this.#hear(data))
  }

  /** Opens one and waits for the Engine.IO handshake. */
  static async open(url: string, headers = ''): Promise<RawSocket> {
    const { hostname, port, host } = new URL(url)
    const socket = connect(Number(port), hostname)
    const raw = new RawSocket(socket)
    socket.write(
      `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\n` +
        `Connection: Upgrade\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n` +
        `Sec-WebSocket-Version: 13\r\n${headers}\r\n`,
    )
    await raw.next((message) => message.startsWith('0'))
    return raw
  }

  /** One that has said it is a socket of the house. */
  static async join(url: string, auth: object = {}): Promise<RawSocket> {
    const raw = await RawSocket.open(url)
    raw.text(`40${JSON.stringify(auth)}`)
    await raw.next((message) => message.startsWith('42["hello"'))
    return raw
  }

  /** Emits an event and waits for its answer. */
  async ask(event: string, ...args: unknown[]): Promise<unknown> {
    const id = ++this.#asked
    this.text(`42${id}${JSON.stringify([event, ...args])}`)
    const answer = await this.next((message) => message.startsWith(`43${id}[`))
    return (JSON.parse(answer.slice(`43${id}`.length)) as unknown[])[0]
  }

  text(message: string): void {
    this.#socket.write(frame(1, Buffer.from(message)))
  }

  binary(message: Buffer): void {
    this.#socket.write(frame(2, message))
  }

  bytes(bytes: Buffer): void {
    this.#socket.write(bytes)
  }

  /** The first message, from now on or before, that holds; or '' when the connection is closed. */
  next(holds: (message: string) => boolean): Promise<string> {
    const old = this.heard.find(holds)
    if (old !== undefined) return Promise.resolve(old)
    const coming = new Promise<string>((done) => this.#waiting.push({ holds, done }))
    return Promise.race([coming, this.closed.then(() => '')])
  }

  close(): void {
    this.#socket.destroy()
  }

  #hear(data: Buffer): void {
    this.#bytes = Buffer.concat([this.#bytes, data])
    const head = this.#bytes.indexOf('\r\n\r\n')
    if (this.#bytes.subarray(0, 4).toString() === 'HTTP') {
      if (head < 0) return
      this.heard.push(this.#bytes.subarray(0, head).toString())
      this.#bytes = this.#bytes.subarray(head + 4)
    }
    for (;;) {
      const short = (this.#bytes[1] ?? 0) & 127
      const start = short < 126 ? 2 : short === 126 ? 4 : 10
      if (this.#bytes.length < start) return
      const length =
        short < 126
          ? short
          : short === 126
            ? this.#bytes.readUInt16BE(2)
            : Number(this.#bytes.readBigUInt64BE(2))
      if (this.#bytes.length < start + length) return
      const opcode = (this.#bytes[0] ?? 0) & 15
      const payload = this.#bytes.subarray(start, start + length)
      this.#bytes = this.#bytes.subarray(start + length)
      // The other side closes: so do we, at once.
      if (opcode === 8) return void this.#socket.destroy()
      if (opcode !== 1) continue
      const message = payload.toString()
      if (message === '2') this.text('3')
      else this.#tell(message)
    }
  }

  #tell(message: string): void {
    this.heard.push(message)
    this.#waiting = this.#waiting.filter(({ holds, done }) => {
      if (!holds(message)) return true
      done(message)
      return false
    })
  }
}
