// Prints the size of the first load for each screen, and fails above the limits. Run it after a build: `node --import tsx
// web/scripts/first-load.ts`.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Early } from '../early.ts'

/** Limits for JavaScript in bytes (gzip): for the login page, and for every screen behind it. */
const limits = { '/auth': 100_000, '/documents': 170_000 }
const dist = fileURLToPath(new URL('../dist/', import.meta.url))

const page = await readFile(`${dist}index.html`, 'utf8')
const early = JSON.parse(await readFile(`${dist}early.json`, 'utf8')) as Early
const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(
  ([, path]) => path ?? '',
)

for (const [address, limit] of Object.entries(limits)) {
  const fitting = early.filter(({ path, language }) => !language && new RegExp(path).test(address))
  const files = [...named, ...fitting.flatMap((line) => line.files.map((file) => file.slice(1)))]
  process.stdout.write(`${address}\n`)
  let script = 0
  for (const path of new Set(files)) {
    const size = gzipSync(await readFile(dist + path), { level: 9 }).length
    if (path.endsWith('.js')) script += size
    print(size, path)
  }
  print(script, `JavaScript, gzip (limit ${limit / 1000} kB)`)
  if (script > limit) process.exitCode = 1
}

function print(bytes: number, what: string): void {
  process.stdout.write(`${(bytes / 1000).toFixed(1).padStart(7)} kB ${what}\n`)
}
