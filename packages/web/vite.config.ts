import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { early } from './vite/early.ts'
import { fonts } from './vite/fonts.ts'
import { icons } from './vite/icons.ts'

const server = process.env.TRUELINE_SERVER ?? 'http://localhost:3000'

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
    rolldownOptions: {
      // The schemas of the wire are made by `z` when it is loaded; a page that checks nothing need not bring zod along.
      treeshake: { manualPureFunctions: ['z'] },
      // What two pages share comes as one file: a dozen small ones pack worse and take longer.
      output: { codeSplitting: { groups: [{ name: 'shared', test: /packages.(web|rules).src/, minShareCount: 2 }] } },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/socket.io': { target: server, ws: true },
    },
  },
})
