import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

/** The files of a model, in the layout transformers.js loads. A folder that lacks one of them is not a model. */
export const modelFiles = [
  'config.json',
  'generation_config.json',
  'tokenizer.json',
  'tokenizer_config.json',
  'onnx/encoder_model_quantized.onnx',
  'onnx/decoder_model_merged_quantized.onnx',
]

/** The larger model that `npm run models` fetches. */
export const fetchedModel = 'opus-mt-de-en'

/** Where models are looked for, best first: fetched by the operator, then the one that ships with the product. */
export function modelFolders(modelsFolder: string): string[] {
  return [join(modelsFolder, fetchedModel), shippedModelFolder()]
}

export function shippedModelFolder(): string {
  const manifest = createRequire(import.meta.url).resolve('@brieflotse/model-de-en/package.json')
  return join(dirname(manifest), 'letters-de-en')
}

/** The first complete folder for a pair of languages. Its name ends in the pair: `letters-de-en`. */
export async function chooseModel(
  folders: readonly string[],
  source: string,
  target: string,
): Promise<string | undefined> {
  for (const folder of folders) {
    if (basename(folder).endsWith(`-${source}-${target}`) && (await isComplete(folder)))
      return folder
  }
  return undefined
}

export async function isComplete(folder: string): Promise<boolean> {
  const sizes = await Promise.all(
    modelFiles.map((file) =>
      stat(join(folder, file)).then(
        (s) => s.size,
        () => 0,
      ),
    ),
  )
  return sizes.every((size) => size > 0)
}

/** Name and content hash of a model: other weights never find the sentences these have translated. */
export async function modelVersion(folder: string): Promise<string> {
  const hash = createHash('sha256')
  for (const file of modelFiles) {
    for await (const chunk of createReadStream(join(folder, file))) hash.update(chunk as Buffer)
  }
  return `${basename(folder)}@${hash.digest('hex').slice(0, 16)}`
}

/** Whether a model was trained with placeholders; others get the values themselves. */
export async function knowsPlaceholders(folder: string): Promise<boolean> {
  return (await readFile(join(folder, 'tokenizer.json'), 'utf8')).includes('"<amt1>"')
}
