import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { built } from './vite/built.ts'
import { icons } from './vite/icons.ts'

export default defineConfig({
  plugins: [svelte(), svelteTesting(), built(), icons()],
  test: {
    name: 'web',
    root: import.meta.dirname,
    environment: 'jsdom',
    // One page for all files of a worker: to make one took longer than the tests. Each test clears away what it has drawn.
    isolate: false,
    include: ['src/**/*.test.ts'],
  },
})
