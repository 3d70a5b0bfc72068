import type { ClientEvents, ServerEvents } from '@trueline/rules/wire'
import type { Socket } from 'socket.io-client'

/** As much of a socket as the line uses. */
export type HouseSocket = Pick<
  Socket<ServerEvents, ClientEvents>,
  'on' | 'timeout' | 'connect' | 'disconnect' | 'active'
>

/**
 * A socket to this page's own server, not yet connected. Socket.IO's client is only fetched now, so that pages
 * without a table do not pay for it.
 */
export const makeSocket = async (): Promise<HouseSocket> => {
  const { io } = await import('./client.ts')
  return io({
    autoConnect: false,
    // One round trip to be there; polling where a proxy lets no WebSocket through.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: 300,
    reconnectionDelayMax: 2_000,
  })
}
