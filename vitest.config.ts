import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // More than there are cores: most of the server's tests wait for clocks, sockets and other processes.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    projects: [
      {
        test: {
          name: 'rules',
          root: 'packages/rules',
          // All of it is pure: no file can reach another, and starting each anew took longer than the tests.
          pool: 'threads',
          isolate: false,
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          root: 'packages/server',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      'packages/web/vitest.config.ts',
    ],
    coverage: { provider: 'v8', include: ['packages/*/src/**'], exclude: ['**/generated/**'] },
  },
})
