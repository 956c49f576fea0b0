// Builds the web app if its sources have changed since the last build.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pnpm, root } from './install.mjs'

const sources = ['web', 'service-worker', 'packages', 'tsconfig.base.json', 'pnpm-lock.yaml']
const leftOut = new Set(['node_modules', 'dist', 'cases', 'model-de-en', 'test'])
const stamp = join(root, '.cache/web-build')

/** Returns true if web/dist is up to date. */
export function buildWeb() {
  const hash = hashOf(sources)
  const isBuilt = existsSync(join(root, 'web/dist/index.html')) && existsSync(stamp)
  if (isBuilt && readFileSync(stamp, 'utf8') === hash) return true
  console.log('Building the web app.')
  const args = ['--filter', '@brieflotse/web', 'exec', 'vite', 'build', '--logLevel', 'error']
  // Test runs set NODE_ENV to `test`, which would build React's development version.
  if (pnpm(args, { NODE_ENV: 'production' }) !== 0) return false
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(stamp, hash)
  return true
}

function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesIn))
    hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

function filesIn(path) {
  if (statSync(join(root, path)).isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path]
  return readdirSync(join(root, path))
    .filter((name) => !leftOut.has(name))
    .toSorted()
    .flatMap((name) => filesIn(`${path}/${name}`))
}
