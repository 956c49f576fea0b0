import type { Help, Term } from '@brieflotse/contract'
import type { Language } from '@brieflotse/contract/languages'
import type { Explained } from './explained-tables.ts'
import { language, loadTables } from './in-language.ts'

/** What is said of letters, in a file of its own: nobody needs it before a letter is opened. */
async function loadExplained(language: Language): Promise<Explained> {
  const files = import.meta.glob<{ explained: Explained }>('./*/explained.ts')
  return (await files[`./${language}/explained.ts`]!()).explained
}

/** Explanations in the reader's language; nothing in English, which comes with the letter, and where the file cannot be loaded. */
export const explained: Partial<Explained> =
  language === 'en' ? {} : await loadExplained(language).catch(() => ({}))

/** For what is still in English on a screen in another language. */
export const stillEnglish = language === 'en' ? undefined : 'en'

type Lang = 'en' | undefined

/** What a bureaucratic word means. */
export function termSaid({ term, meaning }: Term): { meaning: string; lang: Lang } {
  const own = (explained.terms as Readonly<Record<string, string>> | undefined)?.[term]
  return own ? { meaning: own, lang: undefined } : { meaning, lang: stillEnglish }
}

/** What a place is called and does. The sender's own number, which stands in the letter, is the one without an address. */
export function helpSaid({ name, does, address }: Help): {
  name: string
  nameLang: 'de' | undefined
  does: string
  lang: Lang
} {
  const { help } = explained
  const places = help?.does as Readonly<Record<string, string>> | undefined
  const names = help?.names as Readonly<Record<string, string>> | undefined
  const own = address === null ? help?.ownNumber : places?.[name]
  const ownName = address === null ? undefined : names?.[name]
  return {
    name: ownName ?? name,
    nameLang: ownName ? undefined : 'de',
    does: own ?? does,
    lang: own ? undefined : stillEnglish,
  }
}

/** Whether all that is said in a language is on this device, or can be fetched. */
export async function hasLanguage(language: Language): Promise<boolean> {
  if (language === 'en') return true
  return Promise.all([loadTables(language), loadExplained(language)]).then(
    () => true,
    () => false,
  )
}
