// Installs node_modules from pnpm-lock.yaml and runs pnpm, on a machine that has only Node and npm. It has no dependencies.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const wanted = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager
const localPnpm = join(root, 'node_modules/pnpm')
const stamp = join(root, 'node_modules/.installed')

/** The environment for child processes: local programs come first in PATH, and node-gyp finds Node's headers. */
export function environment() {
  const env = { ...process.env }
  env.PATH = join(root, 'node_modules/.bin') + delimiter + (env.PATH ?? '')
  // better-sqlite3 is compiled if no prebuilt binary can be downloaded. Headers next to Node save another download.
  const prefix = join(dirname(process.execPath), '..')
  if (!env.npm_config_nodedir && existsSync(join(prefix, 'include/node/node.h'))) {
    env.npm_config_nodedir = prefix
  }
  return env
}

/** Runs pnpm in the root folder and returns its exit code. */
export function pnpm(args, settings = {}) {
  const isWindows = process.platform === 'win32'
  const [command, first] = isLocalPnpmRight()
    ? [process.execPath, [join(localPnpm, 'bin/pnpm.cjs')]]
    : ['npx', ['--yes', wanted]]
  const { status } = spawnSync(command, [...first, ...args], {
    cwd: root,
    env: { ...environment(), ...settings },
    stdio: 'inherit',
    shell: isWindows && command === 'npx',
  })
  return status ?? 1
}

/**
 * Installs if the lockfile, or the Node version and platform of the binaries, has changed since the last installation. Exits the
 * process on failure.
 */
export function install() {
  stopIfNodeIsTooOld()
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex')
  const [lastLock, lastAbi] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : []
  const abi = process.versions.modules
  if (lock === lastLock && abi === lastAbi) return
  console.log('Installing what the project needs. The first time takes a few minutes.')
  const args = [
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
    '--config.confirmModulesPurge=false',
  ]
  const isOk = pnpm(args) === 0 && (!lastAbi || abi === lastAbi || pnpm(['-r', 'rebuild']) === 0)
  if (!isOk) {
    console.error(`
The installation failed; the lines above say why. Usual reasons:
  - no connection to the npm registry
  - no compiler: better-sqlite3 needs python3, make and g++ (Debian, Ubuntu: apt-get install python3 make g++)
Run the same command again afterwards.`)
    process.exit(1)
  }
  writeFileSync(stamp, `${lock} ${abi}`)
}

function isLocalPnpmRight() {
  const file = join(localPnpm, 'package.json')
  return existsSync(file) && `pnpm@${JSON.parse(readFileSync(file, 'utf8')).version}` === wanted
}

function stopIfNodeIsTooOld() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(
    `This is Node ${process.versions.node}. Brieflotse needs Node 20.19 or newer: https://nodejs.org/en/download`,
  )
  process.exit(1)
}
