import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Script } from 'node:vm'
import type { Plugin } from 'vite'

/** Whatever the app is made of; anything else counts as soon as one of these names it. */
const made = /\.(js|css|html|svg|woff2)$/

/** The worker itself, and what only the system asks for when it installs the app. */
const notNeeded = new Set(['worker.js', 'icons/apple-touch-icon.png'])

/**
 * What a built app would miss without a network: files that it is made of or that its code names, and that the worker does not keep,
 * be it that they are over the size limit or that no pattern finds them. Empty when all is well.
 * Throws where the worker is no classic script.
 */
export function missingOffline(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  // browsers refuse a worker that has the words of a module, and say so nowhere
  void new Script(read('worker.js'), { filename: 'worker.js' })
  const kept = new Set(
    [...read('worker.js').matchAll(/"?url"?:\s*"([^"]+)"/g)].map(([, url]) => url),
  )
  const code = files.filter((file) => /\.(js|css|html)$/.test(file) && file !== 'worker.js')
  const named = code.map(read).join('\n')
  const isNeeded = (file: string) => made.test(file) || named.includes(file.split('/').at(-1)!)
  return files.filter((file) => isNeeded(file) && !kept.has(file) && !notNeeded.has(file))
}

/** Stops the build when something would be silently left out of the worker's list. Stands behind VitePWA, which writes the worker. */
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
