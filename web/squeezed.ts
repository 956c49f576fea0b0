import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Plugin } from 'vite'

const squeeze = promisify(brotliCompress)

/**
 * Puts the smallest form of each script and style beside it: a server that compresses them anew for everybody has no time for that. Only
 * of files whose name carries their content, so that the two can never differ.
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
