import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

/** The file in a model's folder that describes it. */
export const modelManifestName = 'model.json'

/** The files of a model in the layout of transformers.js. A folder that lacks one of them is not a model. */
export const modelFiles = [
  'config.json',
  'generation_config.json',
  'tokenizer.json',
  'tokenizer_config.json',
  'onnx/encoder_model_quantized.onnx',
  'onnx/decoder_model_merged_quantized.onnx',
] as const

const line = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200), v.regex(/^[^\p{Cc}]*$/u))
const language = v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/))

/** A name must be a single folder name below the models folder. */
export const ModelName = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{0,60}$/))

export const ModelManifest = v.pipe(
  v.object({
    name: ModelName,
    source: language,
    target: language,
    licence: line,
    origin: line,
    files: v.array(
      v.object({
        path: v.picklist(modelFiles),
        bytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2e9)),
        sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
      }),
    ),
  }),
  v.check(
    ({ name, source, target }) => name.endsWith(`-${source}-${target}`),
    'name and languages',
  ),
  v.check(
    ({ files }) => new Set(files.map(({ path }) => path)).size === modelFiles.length,
    'files',
  ),
)
export type ModelManifest = v.InferOutput<typeof ModelManifest>

/** Reads a model's manifest; null if it is missing or invalid. */
export async function readModelManifest(folder: string): Promise<ModelManifest | null> {
  const text = await readFile(join(folder, modelManifestName), 'utf8').catch(() => null)
  try {
    const parsed = v.safeParse(ModelManifest, text === null ? null : JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/** Whether every file of a model exists with the size in its manifest, if it has one. */
export async function isModelComplete(folder: string): Promise<boolean> {
  const manifest = await readModelManifest(folder)
  const sizes = await Promise.all(
    modelFiles.map((file) =>
      stat(join(folder, file)).then(
        (found) => (found.isFile() ? found.size : 0),
        () => 0,
      ),
    ),
  )
  return modelFiles.every((path, i) => {
    const promised = manifest?.files.find((file) => file.path === path)
    return promised ? sizes[i] === promised.bytes : sizes[i]! > 0
  })
}
