import type { Table } from '../net/table.svelte.ts'

/** What is wrong with the connection, once it has been for two seconds; what was arranged stays where it is. */
export const sayTrouble = (
  table: Pick<Table, 'status' | 'troubled' | 'sending'> & { line: { reloadNeeded: boolean } },
): string | null => {
  if (table.line.reloadNeeded) return 'Trueline has been renewed. Reload the page; your tiles are kept.'
  if (!table.troubled) return null
  const what = table.status === 'offline' ? 'You are offline' : 'Reconnecting'
  return table.sending ? `${what}. Your move is not sent yet.` : `${what}. Your tiles are kept.`
}
