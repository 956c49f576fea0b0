// Prints what a first visit loads (the same for /auth, / and /documents: their screens are in the first chunk) and fails above the
// limit. Run it after a build: `node --import tsx web/scripts/first-load.ts`.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const limit = 168_000
const dist = fileURLToPath(new URL('../dist/', import.meta.url))

const page = await readFile(`${dist}index.html`, 'utf8')
const wanted = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(
  ([, path]) => path ?? '',
)
const sizes = new Map<string, number>()
for (const path of wanted) {
  if (sizes.has(path)) continue
  const code = await readFile(dist + path)
  sizes.set(path, gzipSync(code, { level: 9 }).length)
  // Static imports only: `import(...)` comes later.
  for (const [, name] of code.toString().matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
    wanted.push(`assets/${name}`)
  }
}

function print(bytes: number, what: string): void {
  process.stdout.write(`${(bytes / 1000).toFixed(1).padStart(7)} kB ${what}\n`)
}

let script = 0
for (const [path, size] of sizes) {
  if (path.endsWith('.js')) script += size
  print(size, path)
}
print(script, `JavaScript of the first load, gzip (limit ${limit / 1000} kB)`)
if (script > limit) process.exitCode = 1
