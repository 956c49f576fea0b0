import { setImmediate } from 'node:timers/promises'
import { createPhraseMemory, splitSentence, tidy, unmask } from '@brieflotse/translating'
import type { SentencePart, PhraseMemory } from '@brieflotse/translating'
import { cacheKey } from './cache-key.ts'
import type { MaskedSentence } from './engine.ts'
import { chooseModel, knowsPlaceholders, modelVersion, installationOf } from './model-folder.ts'
import { fromElsewhere } from './from-elsewhere.ts'
import { createModelProcess, type ModelLimits, type ModelProcess } from './model-process.ts'
import type { SentenceCache, Translated, TranslateOptions, Translation } from './translation.ts'

export type LocalTranslationSettings = {
  /** The folders of models, best first. A function is called for each letter, so that a newly installed model is used. */
  modelFolders: readonly string[] | (() => Promise<readonly string[]>)
  cache?: SentenceCache
  limits?: Partial<ModelLimits>
  batchSize?: number
}

type Engine = { place: string; version: string; model: ModelProcess; placeholders: boolean }

/**
 * Translates on this machine: fixed phrases from the phrase book, the rest with a model in its own process. Every result is checked
 * for quality.
 */
export function createLocalTranslation(settings: LocalTranslationSettings): Translation {
  const { modelFolders, cache, limits, batchSize = 8 } = settings
  const phrases = createPhraseMemory()
  const engines = new Map<string, { place: string; engine: Promise<Engine> }>()
  /** Engines of replaced models. A letter may still be using one, so they stay idle and end with the server. */
  const retired: Promise<Engine>[] = []

  const folderFor = async (source: string, target: string): Promise<string | undefined> =>
    chooseModel(
      typeof modelFolders === 'function' ? await modelFolders() : modelFolders,
      source,
      target,
    )

  const engineFor = async (source: string, target: string): Promise<Engine | undefined> => {
    const folder = await folderFor(source, target)
    if (!folder) return undefined
    const place = await installationOf(folder)
    const pair = `${source}-${target}`
    const known = engines.get(pair)
    if (known?.place === place) return known.engine
    if (known) retired.push(known.engine)
    const engine = startEngine(folder, place)
    engines.set(pair, { place, engine })
    engine.catch(() => engines.delete(pair))
    return engine
  }

  const startEngine = async (folder: string, place: string): Promise<Engine> => ({
    place,
    version: await modelVersion(folder),
    placeholders: await knowsPlaceholders(folder),
    model: createModelProcess(folder, limits),
  })

  return {
    available: async (source, target) => (await folderFor(source, target)) !== undefined,
    translate: async (sentences, options) => {
      const { source, target, names, signal, onProgress } = options
      signal.throwIfAborted()
      // The phrase book and grammar exist only for German to English.
      const all =
        source === 'de' && target === 'en'
          ? await readAll(sentences, names, phrases)
          : sentences.map((sentence) => [asItIs(sentence)])
      const open = all.flat().filter(needsModel)
      const elsewhere = await fromElsewhere(open, { cache, options })
      const left = open.filter((part) => !elsewhere.has(part))
      const engine = left.length ? await engineFor(source, target) : undefined
      const here = engine
        ? await fromModel(engine, left, { batchSize, cache, options })
        : new Map<SentencePart, Translated>()
      const done = new Map([...elsewhere, ...here])
      onProgress?.(sentences.length, sentences.length)
      return all.map((parts) => putTogether(parts, done))
    },
    close: async () => {
      const started = [...engines.values()].map(({ engine }) => engine)
      const running = await Promise.allSettled([...started, ...retired])
      await Promise.all(running.map(async (one) => 'value' in one && one.value.model.close()))
    },
  }
}

/** A sentence without known phrases goes to the model as a whole. */
function asItIs(sentence: string): SentencePart {
  const text = tidy(sentence)
  const masked = { text, items: [], overflow: false }
  return { between: '', plain: text, masked, english: null, sure: false }
}

/** Analyses many sentences without blocking the event loop for long. */
async function readAll(
  sentences: readonly string[],
  names: readonly string[],
  phrases: PhraseMemory,
): Promise<SentencePart[][]> {
  const all: SentencePart[][] = []
  let since = performance.now()
  for (const sentence of sentences) {
    all.push(splitSentence(sentence, names, phrases))
    if (performance.now() - since < 10) continue
    await setImmediate()
    since = performance.now()
  }
  return all
}

type Work = { batchSize: number; cache: SentenceCache | undefined; options: TranslateOptions }

/** Uses cached translations first, and translates the others in batches of similar length; equal sentences only once. */
async function fromModel(
  engine: Engine,
  parts: SentencePart[],
  { batchSize, cache, options }: Work,
): Promise<Map<SentencePart, Translated>> {
  const units = new Map<string, MaskedSentence>()
  const keyOf = new Map<SentencePart, string>()
  for (const part of parts) {
    const { text: masked, items } = part.masked
    const unit = { wire: engine.placeholders ? masked : tidy(part.plain), masked, items }
    const key = cacheKey(engine.version, options, unit.wire)
    units.set(key, unit)
    keyOf.set(part, key)
  }
  const done = new Map<string, Translated>(await cache?.get([...units.keys()]))
  const missing = [...units.keys()]
    .filter((key) => !done.has(key))
    .toSorted((a, b) => units.get(a)!.wire.length - units.get(b)!.wire.length)
  for (let at = 0; at < missing.length; at += batchSize) {
    options.signal.throwIfAborted()
    const batch = missing.slice(at, at + batchSize)
    const rated = await engine.model.run(batch.map((key) => units.get(key)!))
    const fresh = rated.map(({ text, quality }, i): [string, Translated] => [
      batch[i]!,
      quality === 'none' ? { text: null, quality } : { text, quality },
    ])
    for (const [key, value] of fresh) done.set(key, value)
    await cache?.put(fresh)
    options.onProgress?.(done.size, units.size)
  }
  options.signal.throwIfAborted()
  return new Map([...keyOf].map(([part, key]) => [part, done.get(key)!]))
}

function needsModel(part: SentencePart): boolean {
  return !part.sure && !part.masked.overflow
}

const order = ['phrase', 'model', 'rough', 'none'] as const

/** A sentence has the quality of its worst part. If one part failed, the whole sentence stays German. */
function putTogether(parts: SentencePart[], done: Map<SentencePart, Translated>): Translated {
  let worst: Translated['quality'] = 'phrase'
  let text = ''
  for (const part of parts) {
    const found = bestOf(part, done.get(part))
    if (order.indexOf(found.quality) > order.indexOf(worst)) worst = found.quality
    text += part.between + (found.text ?? '')
  }
  return worst === 'none' ? { text: null, quality: 'none' } : { text: text.trim(), quality: worst }
}

/**
 * The order of preference: phrase book, confident model, grammar rules, uncertain model. Grammar rules never lose a value or an
 * obligation.
 */
function bestOf(part: SentencePart, said: Translated | undefined): Translated {
  if (part.sure) return { text: part.english, quality: 'phrase' }
  const model = said?.text ? { ...said, text: unmask(said.text, part.masked.items) } : undefined
  if (model?.quality === 'model') return model
  if (part.english !== null) return { text: part.english, quality: 'rough' }
  return model ?? { text: null, quality: 'none' }
}
