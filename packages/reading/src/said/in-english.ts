import { inWords, type SayingOf, type Sentences } from '@brieflotse/rules'
import { words, type Lead } from './words.ts'

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** A saying of a table in English, behind the case that it is about. */
export function inEnglish<T extends Sentences>(
  table: T,
  said: SayingOf<T> & { lead?: Lead | undefined },
): string {
  const text = inWords(table, said)
  return said.lead ? `${words.leads[said.lead]} ${lower(text)}` : text
}
