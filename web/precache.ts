import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Script } from 'node:vm'
import type { Plugin } from 'vite'

/** File types that the app always needs; other files are needed if one of these refers to them. */
const made = /\.(js|css|html|svg|woff2)$/

/** The service worker itself, and files that only the operating system requests during installation. */
const notNeeded = new Set(['worker.js', 'icons/apple-touch-icon.png'])

/**
 * The files that a built app would lack offline: needed files that the service worker does not precache, because they exceed the size limit
 * or match no pattern. Empty if nothing is missing. Throws if the worker is not a classic script.
 */
export function missingOffline(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  // browsers silently reject a classic worker with module syntax
  void new Script(read('worker.js'), { filename: 'worker.js' })
  const kept = new Set(
    [...read('worker.js').matchAll(/"?url"?:\s*"([^"]+)"/g)].map(([, url]) => url),
  )
  const code = files.filter((file) => /\.(js|css|html)$/.test(file) && file !== 'worker.js')
  const named = code.map(read).join('\n')
  const isNeeded = (file: string) => made.test(file) || named.includes(file.split('/').at(-1)!)
  return files.filter((file) => isNeeded(file) && !kept.has(file) && !notNeeded.has(file))
}

/** Fails the build if a needed file is not in the precache list. Must come after VitePWA, which writes the worker. */
export function nothingMissingOffline(): Plugin {
  let folder = ''
  return {
    name: 'nothing-missing-offline',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler(error) {
        if (error) return
        const missing = missingOffline(folder)
        if (missing.length === 0) return
        throw new Error(
          `Not kept for use without a network (too large, or in no pattern of vite.config.ts):\n${missing.join('\n')}`,
        )
      },
    },
  }
}
