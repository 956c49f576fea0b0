import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

/** Our own package is TypeScript, which a thread without the loader cannot fetch: it goes into the script. */
const ours = '@brieflotse/pictures'

const bundles = new Map<string, string>()

/**
 * The TypeScript of a thread as one script. Threads run it without the loader that the main thread was started with: loader
 * and thread together take 30 MB more, and 300 MB more where a large package such as pdfjs comes through the loader.
 */
export function threadCode(entry: URL): string {
  const known = bundles.get(entry.href)
  if (known) return known
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    packages: 'external',
    alias: { [ours]: createRequire(import.meta.url).resolve(ours) },
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    write: false,
    define: { 'import.meta.url': JSON.stringify(entry.href) },
    logLevel: 'silent',
  })
  const requireFrom = `require('node:module').createRequire(${JSON.stringify(entry.href)})`
  const code = `(function (require) {${outputFiles[0]!.text}\n})(${requireFrom})`
  bundles.set(entry.href, code)
  return code
}
