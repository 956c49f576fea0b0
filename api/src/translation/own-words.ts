import { AppError, type OwnSentence, type OwnWords } from '@brieflotse/contract'
import { inGerman, maskPlain, unmaskPlain } from '@brieflotse/translating'
import type { Interpreter } from '../providers/interpreter/interpreter.ts'
import type { Translation } from '../providers/translation/translation.ts'
import type { Ways } from './ways.ts'

type Deps = { translation: Translation; ways: Ways }
type Wish = { userId: number; documentId: number | null; text: string; signal: AbortSignal }

/** The name shown for the server's own model as translator. */
const hereName = 'the model on this server'

/** Names the translator for this user's English text; null if none is available. */
export async function writerFor({ translation, ways }: Deps, userId: number) {
  const service = await ways.serviceFor(userId)
  if (service) return service.label
  return (await translation.available('en', 'de')) ? hereName : null
}

/**
 * Translates the user's English into German sentence by sentence, and that German back into English. The user knows no German and
 * can check the German only by the back translation.
 */
export async function translateOwnWords(
  { translation, ways }: Deps,
  request: Wish,
): Promise<OwnWords> {
  const { userId, documentId, text, signal } = request
  const sentences = sentencesOf(text)
  const service = await ways.serviceFor(userId)
  if (service) {
    const send = async (texts: string[], source: string, target: string) => {
      const characters = texts.reduce((sum, one) => sum + one.length, 0)
      await ways.note({ userId, documentId, service: service.name, characters })
      return service.translate(texts, { source, target, signal })
    }
    const found = await elsewhere(sentences, send).catch((error: unknown) => {
      signal.throwIfAborted()
      if (error instanceof AppError) return null
      throw error
    })
    if (found) return { by: service.label, sentences: found }
  }
  if (!(await translation.available('en', 'de'))) throw new AppError('no-translator')
  const options = { names: [], signal }
  const german = await translation.translate(sentences, { source: 'en', target: 'de', ...options })
  const back = await translation.translate(
    german.map((one) => one.text ?? ''),
    { source: 'de', target: 'en', ...options },
  )
  return {
    by: hereName,
    sentences: sentences.map((english, i) => rate(english, german[i]!.text, back[i]!.text)),
  }
}

type Send = (
  texts: string[],
  source: string,
  target: string,
) => ReturnType<Interpreter['translate']>

/**
 * The service gets placeholders instead of values such as names and amounts. A sentence that loses a placeholder counts as not
 * translated.
 */
async function elsewhere(sentences: string[], send: Send): Promise<OwnSentence[]> {
  const masked = sentences.map(maskPlain)
  const open = masked.filter((one) => one !== null)
  const german = await send(
    open.map((one) => one.text),
    'en',
    'de',
  )
  const back = await send(german, 'de', 'en')
  return sentences.map((english, i) => {
    const one = masked[i]
    if (!one) return rate(english, null, null)
    const at = open.indexOf(one)
    return rate(
      english,
      unmaskPlain(german[at]!, one.items, inGerman),
      unmaskPlain(back[at]!, one.items),
    )
  })
}

/** Marks a sentence for review if its back translation differs in a "not", a "must" or a number. */
function rate(english: string, german: string | null, back: string | null): OwnSentence {
  if (german === null || german === '')
    return { english, german: null, back: null, quality: 'none' }
  const isSame = back !== null && weightOf(back) === weightOf(english)
  return { english, german, back, quality: isSame ? 'model' : 'rough' }
}

function weightOf(english: string): string {
  const said = english.toLowerCase().replace(/’/g, "'")
  const negations = said.match(/\b(?:not|no|never|nothing|none|without|cannot)\b|n't\b/g) ?? []
  const duties = said.match(/\b(?:must|have to|has to|need to)\b/g) ?? []
  const digits = (said.match(/\d+/g) ?? []).toSorted()
  return [negations.length, duties.length, ...digits].join()
}

/** The sentences and lines of a text, in order. */
function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?])\s+(?=[\p{Lu}"“(])/u)
    .map((one) => one.trim())
    .filter((one) => one !== '')
}
