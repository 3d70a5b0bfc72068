import type { Table } from '../net/table.svelte.ts'
import { words } from './words/room.ts'

type Connection = Pick<Table, 'status' | 'troubled' | 'sending'> & {
  readonly line: { readonly reloadNeeded: boolean }
}

/** What is wrong with the connection, once it has been for two seconds; what was arranged stays where it is. */
export const sayTrouble = ({ status, troubled, sending, line }: Connection): string | null => {
  const { trouble } = words
  if (line.reloadNeeded) return trouble.renewed
  if (!troubled) return null
  return `${status === 'offline' ? trouble.offline : trouble.reconnecting} ${sending ? trouble.unsent : trouble.kept}`
}
