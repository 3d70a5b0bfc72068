import { openDatabase } from '../../src/store/database.ts'

// Run by a test: writes players for ever, and says how many there are after each.
const { prisma } = await openDatabase({ dir: process.argv[2] ?? '' })
for (let count = await prisma.player.count(); ; count++) {
  await prisma.player.create({ data: { id: `player ${count}` } })
  process.stdout.write(`${count + 1}\n`)
}
