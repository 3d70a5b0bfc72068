import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { early } from './vite/early.ts'
import { fonts } from './vite/fonts.ts'
import { icons } from './vite/icons.ts'

const server = process.env.TRUELINE_SERVER ?? 'http://localhost:3000'

// What several parts share comes as a few files, since a dozen small ones pack worse and take longer: the runtime, the
// house itself, what a table needs too, and what only the pages round the games need. A module goes with the first
// group that fits, and takes what it imports along.
const pagesOnly = /src.(pages|words.(home|games|setup|me))|ui.(Segmented|Switch|Mark|Logo|CodeCells)/
const groups = [
  { name: 'runtime', test: /node_modules.(?!.*(socket\.io|engine\.io|uqr))/, priority: 3 },
  { name: 'house', test: /web.src.(house|routes|words.house)/, priority: 3 },
  {
    name: 'shared',
    test: (id: string) => /packages.(web|rules).src|~icons/.test(id) && !pagesOnly.test(id),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'pages', test: pagesOnly, minShareCount: 2, priority: 1 },
]

export default defineConfig({
  plugins: [
    svelte(),
    icons(),
    fonts(),
    early(),
    compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 512 }),
  ],
  build: {
    manifest: true,
    target: 'es2022',
    // Browsers with `light-dark()` and popovers, which the house needs anyway.
    cssTarget: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    rolldownOptions: {
      // The schemas of the wire are made by `z` when it is loaded; a page that checks nothing need not bring zod along.
      treeshake: { manualPureFunctions: ['z'] },
      output: { codeSplitting: { groups } },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/socket.io': { target: server, ws: true },
    },
  },
})
