import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Plugin } from 'vite'

const squeeze = promisify(brotliCompress)

/**
 * Writes a Brotli version beside each script and style, because compressing them at this level for every request would be too slow. Only
 * for files with a hash in their name, so that both versions always match.
 */
export function squeezed(): Plugin {
  return {
    name: 'squeezed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => /^assets\/.+\.(js|css)$/.test(name))
      await Promise.all(
        names.map(async (name) => {
          const path = join(dir, name)
          await writeFile(`${path}.br`, await squeeze(await readFile(path)))
        }),
      )
    },
  }
}
