import { explained, stillEnglish } from './explained.ts'
import type { KindText } from './explained-tables.ts'

/** The texts about a kind of letter, translated if possible, otherwise the server's English. */
export function kindSaid(kind: { id: string } & KindText): KindText & { lang?: 'en' | undefined } {
  const own = explained.kinds?.[kind.id]
  if (!own) return { ...kind, lang: stillEnglish }
  // texts that the server omits do not apply to this letter
  return { what: own.what, next: kind.next && own.next, ifNot: kind.ifNot && own.ifNot }
}
