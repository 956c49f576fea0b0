import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { build, stop, type BuildOptions } from 'esbuild'

/** The packages of this project are TypeScript, which a thread without the loader cannot import, so they are bundled into its script. */
const { resolve } = createRequire(import.meta.url)
const ours = ['@brieflotse/pictures', '@brieflotse/rules']
const alias = Object.fromEntries(ours.map((name) => [name, resolve(name)]))

const bundles = new Map<string, Promise<string>>()
let building = 0

/**
 * Bundles the TypeScript of a thread or child process into one script, once. The thread then needs no TypeScript loader, which
 * costs 30 MB of memory, and 300 MB for a large package such as pdfjs. Packages that are not bundled are resolved from the folder
 * of `entry`.
 */
export function bundleOf(entry: URL, options: BuildOptions = {}): Promise<string> {
  const known = bundles.get(entry.href)
  if (known) return known
  const code = makeBundle(entry, options)
  bundles.set(entry.href, code)
  code.catch(() => bundles.delete(entry.href))
  return code
}

async function makeBundle(entry: URL, options: BuildOptions): Promise<string> {
  building += 1
  try {
    const { outputFiles } = await build({
      entryPoints: [fileURLToPath(entry)],
      bundle: true,
      platform: 'node',
      target: 'node20',
      format: 'cjs',
      define: { 'import.meta.url': JSON.stringify(entry.href) },
      logLevel: 'silent',
      ...(options.packages === 'external' && { alias }),
      ...options,
      write: false,
    })
    const requireFrom = `require('node:module').createRequire(${JSON.stringify(entry.href)})`
    return `(function (require) {${outputFiles[0]!.text}\n})(${requireFrom})`
  } finally {
    building -= 1
    // Otherwise esbuild keeps a process of 36 MB waiting for the next build.
    if (building === 0) void stop()
  }
}
