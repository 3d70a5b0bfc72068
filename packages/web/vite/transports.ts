import type { Plugin } from 'vite'

/**
 * engine.io-client's list of transports, with what a browser of today needs: WebSocket, and polling by its own
 * transport on `fetch` where sockets are blocked. The server does not speak WebTransport.
 */
const TRANSPORTS = `
import { Fetch } from './polling-fetch.js'
import { WS } from './websocket.js'
export const transports = { websocket: WS, polling: Fetch }
`
/** The transport on XMLHttpRequest would stay although nobody asks for it, since it listens to the window's unload. */
const NO_XHR = 'export class XHR {}'

/** Puts that list in the place of the whole one. */
export const transports = (): Plugin => ({
  name: 'trueline-transports',
  load: (id) => {
    if (/engine\.io-client.build.esm.transports.index\.js$/.test(id)) return TRANSPORTS
    return /engine\.io-client.build.esm.transports.polling-xhr\.js$/.test(id) ? NO_XHR : null
  },
})
