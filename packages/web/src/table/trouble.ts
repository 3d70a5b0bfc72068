import type { Table } from '../net/table.svelte.ts'
import { words } from './words/room.ts'

type Connection = Pick<Table, 'status' | 'troubled' | 'refused' | 'sending'> & {
  readonly line: { readonly reloadNeeded: boolean }
  readonly view: { readonly status: string } | null
}

const { trouble } = words

/** What is wrong with the connection, once it has been for two seconds; what was arranged stays where it is. */
export const sayTrouble = ({ status, troubled, refused, sending, line, view }: Connection): string | null => {
  const inPlay = view?.status === 'playing'
  if (line.reloadNeeded) return inPlay ? `${trouble.renewed} ${trouble.kept}` : trouble.renewed
  if (!troubled) return null
  const what = refused === null ? sayStatus(status) : sayRefused(refused)
  if (sending) return `${what} ${trouble.unsent}`
  return inPlay ? `${what} ${trouble.kept}` : what
}

const sayStatus = (status: Connection['status']): string =>
  status === 'offline' || status === 'connecting' ? trouble[status] : trouble.reconnecting

const sayRefused = (code: string): string =>
  code === 'slow-down' || code === 'wrong-origin' || code === 'unknown-token'
    ? trouble[code]
    : trouble.refused
