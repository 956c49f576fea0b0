import { language, ownKinds } from './in-language.ts'
import type { KindText } from './tables.ts'

/** For what is still in English on a screen in another language. */
export const inEnglish = language === 'en' ? undefined : 'en'

/** What is said of a kind of letter: in the reader's language where we have it, else in English as the server said it. */
export function kindSaid(kind: { id: string } & KindText): KindText & { lang?: 'en' | undefined } {
  const own = ownKinds[kind.id]
  if (!own) return { ...kind, lang: inEnglish }
  // what the server leaves out does not fit this letter
  return { what: own.what, next: kind.next && own.next, ifNot: kind.ifNot && own.ifNot }
}
