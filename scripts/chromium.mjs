import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

const debianAsRoot = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'))

/** The path of a Chromium, Chrome or Edge; on Debian as root one is installed when there is none. Null if there is none to be had. */
export const findChromium = () => {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : null
  const found = PLACES.find((place) => existsSync(place))
  if (found || !debianAsRoot()) return found ?? null
  console.log('\nInstalling Chromium for the browser tests …')
  const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  return apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium')
    ? (PLACES.find((place) => existsSync(place)) ?? null)
    : null
}
