import { setImmediate } from 'node:timers/promises'
import { AppError } from '@brieflotse/contract'
import { judge, type Lexicon, type SentencePart } from '@brieflotse/translating'
import { cacheKey } from './cache-key.ts'
import { loadLexicon } from './lexicon-file.ts'
import type { SentenceCache, Translated, TranslateOptions } from './translation.ts'

/** Sentences in one request: small, so that progress shows and a failing service does not get the rest. */
const atOnce = 20

let lexicon: Lexicon | undefined

type Work = { cache: SentenceCache | undefined; options: TranslateOptions }

/**
 * Translates parts with the external service. It gets placeholders instead of values, and its results must pass the same quality
 * check as the local model's. Missing parts are left to the model, because the service failed or its result was not good enough.
 */
export async function fromElsewhere(
  parts: SentencePart[],
  { cache, options }: Work,
): Promise<Map<SentencePart, Translated>> {
  const { elsewhere, source, target, signal, onProgress } = options
  // Only for this pair it is certain that all values were replaced by placeholders.
  const isKnownPair = source === 'de' && target === 'en'
  if (!elsewhere || !isKnownPair || parts.length === 0) return new Map()
  const { service, onSend } = elsewhere
  const keyOf = ({ masked }: SentencePart) =>
    cacheKey(`${service.name}@${service.host}`, options, masked.text)
  const byKey = new Map(parts.map((part) => [keyOf(part), part]))
  const known = new Map(await cache?.get([...byKey.keys()]))
  const open = [...byKey].filter(([key]) => !known.has(key))
  for (let at = 0; at < open.length; at += atOnce) {
    signal.throwIfAborted()
    const some = open.slice(at, at + atOnce)
    const texts = some.map(([, part]) => part.masked.text)
    let answers: string[]
    try {
      await onSend(texts.reduce((sum, text) => sum + text.length, 0))
      answers = await service.translate(texts, { source, target, signal })
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof AppError)) throw error
      break
    }
    const fresh: [string, Translated][] = []
    for (const [i, [key, part]] of some.entries()) {
      fresh.push([key, rated(part, answers[i]!)])
      await setImmediate()
    }
    for (const [key, value] of fresh) known.set(key, value)
    await cache?.put(fresh)
    onProgress?.(at + some.length, open.length)
  }
  const good = parts.map((part) => [part, known.get(keyOf(part))] as const)
  const found = new Map(
    good.filter((one): one is [SentencePart, Translated] => (one[1]?.text ?? null) !== null),
  )
  if (found.size > 0) elsewhere.onUsed()
  return found
}

/** A service reports no probabilities, so its sentences get the confidence at which our model's are shown without a mark. */
function rated({ masked }: SentencePart, text: string): Translated {
  const candidate = { text: text.trim(), logProb: -0.2, cut: false, unknown: 0 }
  const { quality } = judge(masked.text, candidate, (lexicon ??= loadLexicon()))
  return quality === 'none' ? { text: null, quality } : { text: candidate.text, quality }
}
