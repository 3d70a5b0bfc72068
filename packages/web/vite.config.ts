import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { fonts } from './vite/fonts.ts'
import { icons } from './vite/icons.ts'

const server = process.env.TRUELINE_SERVER ?? 'http://localhost:3000'

export default defineConfig({
  plugins: [
    svelte(),
    icons(),
    fonts(),
    compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 512 }),
  ],
  build: {
    manifest: true,
    target: 'es2022',
    rolldownOptions: { treeshake: { manualPureFunctions: ['z'] } },
  },
  server: {
    proxy: {
      '/api': server,
      '/socket.io': { target: server, ws: true },
    },
  },
})
