import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { isModelComplete, modelFiles } from '../models/manifest.ts'
import type { ModelOnDisk } from '../models/model-store.ts'

export function shippedModelFolder(): string {
  const manifest = createRequire(import.meta.url).resolve('@brieflotse/model-de-en/package.json')
  return join(dirname(manifest), 'letters-de-en')
}

/** The model that ships with the product, as an entry of the list. */
export async function shippedModel(): Promise<ModelOnDisk> {
  const folder = shippedModelFolder()
  const sizes = await Promise.all(
    modelFiles.map((file) =>
      stat(join(folder, file)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return {
    name: basename(folder),
    source: 'de',
    target: 'en',
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    licence: 'CC BY 4.0',
    origin: 'Brieflotse',
  }
}

/** The first complete folder for a pair of languages. Its name ends in the pair: `letters-de-en`. */
export async function chooseModel(
  folders: readonly string[],
  source: string,
  target: string,
): Promise<string | undefined> {
  for (const folder of folders) {
    if (basename(folder).endsWith(`-${source}-${target}`) && (await isModelComplete(folder)))
      return folder
  }
  return undefined
}

/** The name and content hash of a model, so that a changed model does not use the cached sentences of another. */
export async function modelVersion(folder: string): Promise<string> {
  const hash = createHash('sha256')
  for (const file of modelFiles) {
    for await (const chunk of createReadStream(join(folder, file))) hash.update(chunk as Buffer)
  }
  return `${basename(folder)}@${hash.digest('hex').slice(0, 16)}`
}

/** Identifies an installation of a model. Folders are replaced as a whole and never changed. */
export async function installationOf(folder: string): Promise<string> {
  const { ino, mtimeMs } = await stat(folder)
  return `${folder}#${ino}#${mtimeMs}`
}

/** Whether a model was trained with placeholders; other models get the values themselves. */
export async function knowsPlaceholders(folder: string): Promise<boolean> {
  return (await readFile(join(folder, 'tokenizer.json'), 'utf8')).includes('"<amt1>"')
}
