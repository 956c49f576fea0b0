import { explained, stillEnglish } from './explained.ts'
import type { KindText } from './explained-tables.ts'

/** What is said of a kind of letter: in the reader's language where we have it, else in English as the server said it. */
export function kindSaid(kind: { id: string } & KindText): KindText & { lang?: 'en' | undefined } {
  const own = (explained.kinds as Readonly<Record<string, KindText>> | undefined)?.[kind.id]
  if (!own) return { ...kind, lang: stillEnglish }
  // what the server leaves out does not fit this letter
  return { what: own.what, next: kind.next && own.next, ifNot: kind.ifNot && own.ifNot }
}
