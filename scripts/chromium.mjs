// Finds the browser for the end-to-end tests, and installs one on a bare Debian machine.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium, installed if possible; null (with a message to the user) if there is none. */
export function ensureChromium() {
  const found = find()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the journeys in a real browser.')
    const command = 'apt-get update -q && apt-get install -y -q --no-install-recommends chromium'
    spawnSync(command, {
      shell: true,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (find()) return find()
  }
  console.error(`
The journeys in a real browser need Chromium or Chrome, and none was found. Either install it
  Debian, Ubuntu:  sudo apt-get install chromium
  macOS:           brew install --cask chromium
or say where it is:  CHROME_PATH=/path/to/chrome npm test`)
  return null
}

function find() {
  return places.find((place) => place && existsSync(place)) ?? null
}
