import { type Plugin, runnerImport } from 'vite'

const BUILT = /\.built\.ts$/

/**
 * Modules named `*.built.ts` are run while the page is built, and the page gets their exports as they came out, as
 * plain JSON: so a rule book's figures come from the rules, and its reader need not load what worked them out. What
 * such a module throws ends the build.
 */
export const built = (): Plugin => ({
  name: 'trueline-built',
  enforce: 'pre',
  async load(id) {
    if (!BUILT.test(id)) return null
    const { module, dependencies } = await runnerImport<Record<string, unknown>>(id, {
      logLevel: 'error',
      // Our own packages are source too; the rest Node loads by itself.
      environments: { inline: { resolve: { noExternal: [/^@trueline\//] } } },
    })
    for (const file of dependencies) this.addWatchFile(file)
    const exports = Object.entries(module).map(
      ([name, value]) =>
        `export const ${name} = /* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(value))})`,
    )
    return { code: exports.join('\n'), map: null, moduleType: 'js' }
  },
})
