import type { Said } from '@brieflotse/contract'
import { explained } from './explained.ts'
import type { Explained, Lead } from './explained-tables.ts'

type Language = Pick<Explained, 'sayings' | 'lead'>

/**
 * Sayings as sentences of a language; null where one of them cannot be said: this app may be older than the letter. In English, which
 * comes with the letter, there is nothing to say.
 */
export function saidIn(
  said: Said[] | undefined,
  { sayings, lead }: Partial<Language> = explained,
): string | null {
  if (!sayings || !lead || !said || said.length === 0) return null
  const sentences = said.map((one) => sentenceOf(one, { sayings, lead }))
  return sentences.some((sentence) => sentence === null) ? null : sentences.join(' ')
}

// What a word is called that this app does not know, or a day that is none.
const isHole = /undefined|NaN|Invalid Date/u
// A name may look like one.
const ofTheLetter = /\u2068[^\u2069]*\u2069/gu

function sentenceOf({ id, values, lead }: Said, language: Language): string | null {
  const table = language.sayings as Record<string, unknown>
  const sentence = Object.hasOwn(table, id) ? table[id] : null
  try {
    const text: unknown = typeof sentence === 'function' ? sentence(values) : sentence
    if (typeof text !== 'string' || text === '') return null
    const whole = lead === undefined ? text : language.lead(lead as Lead, text)
    return isHole.test(whole.replace(ofTheLetter, '')) ? null : whole
  } catch {
    return null
  }
}
