import type { Plugin, Rolldown } from 'vite'

/** The parts that a page enters with, by the attribute of `early.js` that names them. */
const ENTRANCES: Readonly<Record<string, readonly string[]>> = {
  home: ['src/pages/Home.svelte'],
  game: ['src/table/TablePage.svelte', 'src/net/client.ts'],
  puzzle: ['src/puzzles/PuzzlePage.svelte'],
}

/**
 * The files that a chunk brings with it, styles included, without those of the entry itself, which the page loads
 * anyway.
 */
const filesOf = (chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, seen: Set<string>): string[] => {
  if (seen.has(chunk.fileName)) return []
  seen.add(chunk.fileName)
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])]
  const others = chunk.imports.flatMap((name) => {
    const other = bundle[name]
    return other?.type === 'chunk' ? filesOf(other, bundle, seen) : []
  })
  return [chunk.fileName, ...styles, ...others]
}

/** Tells `early.js` which files each entrance needs, so that no page waits for one script to ask for the next. */
export const early = (): Plugin => ({
  name: 'trueline-early',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      if (!bundle) return html
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const entry = chunks.find((chunk) => chunk.isEntry)
      const attributes = Object.entries(ENTRANCES).map(([name, parts]) => {
        const seen = new Set<string>()
        if (entry) filesOf(entry, bundle, seen)
        const files = chunks
          .filter((chunk) => parts.some((part) => chunk.moduleIds.some((id) => id.endsWith(part))))
          .flatMap((chunk) => filesOf(chunk, bundle, seen))
        return `data-${name}="${files.map((file) => `/${file}`).join(' ')}"`
      })
      return html.replace('src="/early.js"', `src="/early.js" ${attributes.join(' ')}`)
    },
  },
})
