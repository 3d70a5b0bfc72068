import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // All cores: most of the server's tests wait for clocks, sockets and other processes.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'rules',
          root: 'packages/rules',
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
