import type { Said } from '@brieflotse/contract'
import { sentenceOf, shapes, writtenIn } from '@brieflotse/reading/said'
import { explained } from './explained.ts'
import type { Explained } from './explained-tables.ts'
import { locale } from './in-language.ts'

type Told = Pick<Explained, 'messages' | 'words' | 'kinds'> & { locale: string }

/**
 * Renders sayings in a language. Null if one of them is unknown, because the letter may come from a newer version, and for English, which
 * comes with the letter.
 */
export function saidIn(
  said: Said[] | undefined,
  { messages, words, kinds, locale: of = locale }: Partial<Told> = explained,
): string | null {
  if (!messages || !words || !kinds || !said || said.length === 0) return null
  const letter = (kind: string) => (Object.hasOwn(kinds, kind) ? kinds[kind]!.what : '')
  const tongue = { messages, words, letter, locale: of, writing: writtenIn(of) }
  try {
    const sentences = said.map((one) => sentenceOf(one, shapes, tongue))
    return sentences.includes('') ? null : sentences.join(' ')
  } catch {
    return null
  }
}
