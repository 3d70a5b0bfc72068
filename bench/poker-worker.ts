import { type Contest, playTable } from './poker-tables.ts'

// Plays the tables that it is sent the numbers of, one after the other, in a process of its own.
process.on('message', ({ contest, table }: { readonly contest: Contest; readonly table: number }) => {
  process.send?.({ table, result: playTable(contest, table) })
})
