import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { built } from './vite/built.ts'
import { early } from './vite/early.ts'
import { fonts } from './vite/fonts.ts'
import { icons } from './vite/icons.ts'
import { groups } from './vite/parts.ts'
import { transports } from './vite/transports.ts'

const server = process.env.TRUELINE_SERVER ?? 'http://localhost:3000'

export default defineConfig({
  plugins: [
    svelte(),
    built(),
    icons(),
    fonts(),
    early(),
    transports(),
    compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 512 }),
  ],
  build: {
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Parts that come later fetch what they share themselves; the list of it all would weigh on every page.
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    target: 'es2022',
    // Browsers with `light-dark()` and popovers, which the house needs anyway.
    cssTarget: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    rolldownOptions: {
      // The schemas of the wire are made by `z` when it is loaded; a page that checks nothing need not bring zod along.
      // Nothing of Svelte's runtime does anything by being loaded, which its package does not say.
      treeshake: {
        manualPureFunctions: ['z'],
        moduleSideEffects: [{ test: /svelte.src.internal.(client|shared)/, sideEffects: false }],
      },
      output: { codeSplitting: { groups } },
    },
  },
  server: {
    proxy: {
      // The server compares a request's origin with its host: the host must stay the page's own.
      '/api': { target: server, changeOrigin: false },
      '/socket.io': { target: server, changeOrigin: false, ws: true },
    },
  },
})
