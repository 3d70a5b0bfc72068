import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const executablePath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path))
const port = process.env.E2E_PORT ?? '3112'

/**
 * What Chromium does without. Each new context is a window with an address bar, whose pop-ups are pages of their own and took as
 * much time to open as the page that is tested. The others are those of Playwright's own list that matter here: the flag replaces it.
 */
const features = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
]

export default defineConfig({
  testDir: 'e2e',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // Tests share nothing but the server, and every one makes its own people and games.
  fullyParallel: true,
  workers: 2,
  // A busy machine may be late once; what fails twice is a fault.
  retries: 1,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 390, height: 844 },
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${features.join(',')}`,
      ],
    },
  },
  webServer: {
    command: 'node --enable-source-maps packages/server/dist/main.js',
    url: `http://127.0.0.1:${port}/healthz`,
    env: { PORT: port, DATA_DIR: 'memory://', LOG_LEVEL: 'warn', LIMITS: 'off' },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
