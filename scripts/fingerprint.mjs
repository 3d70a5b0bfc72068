import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = [
  'packages',
  'prisma',
  'package.json',
  'pnpm-lock.yaml',
  'prisma.config.ts',
  'tsconfig.base.json',
]
const LEFT_OUT = new Set(['node_modules', 'dist', 'generated', 'test'])
const BUILT = [
  'packages/server/dist/main.js',
  'packages/server/dist/worker.js',
  'packages/web/dist/index.html',
  'packages/server/src/generated/prisma',
]

const files = function* (path) {
  if (!existsSync(path)) return
  if (statSync(path).isFile()) yield path
  else for (const name of readdirSync(path).sort()) if (!LEFT_OUT.has(name)) yield* files(join(path, name))
}

/** A digest of all that the build reads, so that an unchanged tree is not built again. */
export const fingerprint = (root) => {
  const hash = createHash('sha256')
  for (const source of SOURCES)
    for (const file of files(join(root, source)))
      hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

const stampFile = (root) => join(root, 'node_modules', '.trueline-build')

/** The fingerprint of the last build, or null when there is none or its results are gone. */
export const readStamp = (root) =>
  existsSync(stampFile(root)) && BUILT.every((file) => existsSync(join(root, file)))
    ? readFileSync(stampFile(root), 'utf8')
    : null

/** Remembers what was built. */
export const writeStamp = (root, print) => writeFileSync(stampFile(root), print)
