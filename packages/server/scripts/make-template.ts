import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrations } from '../src/store/migrations.ts'
import { makeTemplate, templateFolder, templateName } from '../src/store/template.ts'

// Part of the build: a new embedded database starts as a copy of this one, in two seconds instead of seven.
const migrations = readMigrations()
const folder = templateFolder()
const name = templateName(migrations)
await mkdir(folder, { recursive: true })
const others = (await readdir(folder)).filter(
  (file) => /^pglite-template-.*\.tgz/.test(file) && file !== name,
)
await Promise.all(others.map((file) => rm(join(folder, file), { force: true })))
if (!existsSync(join(folder, name))) {
  const unfinished = join(folder, `${name}.${process.pid}`)
  await writeFile(unfinished, await makeTemplate(migrations))
  await rename(unfinished, join(folder, name))
}
