import type { Help, Term } from '@brieflotse/contract'
import type { Language } from '@brieflotse/contract/languages'
import type { Explained } from './explained-tables.ts'
import { language, loadTables } from './in-language.ts'

/** Loads the explanations of letters, a separate file that is needed only when a letter is opened. */
async function loadExplained(language: Language): Promise<Explained> {
  const files = import.meta.glob<{ explained: Explained }>('./*/explained.ts')
  return (await files[`./${language}/explained.ts`]!()).explained
}

/** Explanations in the user's language. Empty for English, which comes with the letter, and if the file cannot be loaded. */
export const explained: Partial<Explained> =
  language === 'en' ? {} : await loadExplained(language).catch(() => ({}))

/** The `lang` attribute for texts that are still English on a screen in another language. */
export const stillEnglish = language === 'en' ? undefined : 'en'

type Lang = 'en' | undefined

/** The meaning of a bureaucratic term. */
export function termSaid({ term, meaning }: Term): { meaning: string; lang: Lang } {
  const own = (explained.terms as Readonly<Record<string, string>> | undefined)?.[term]
  return own ? { meaning: own, lang: undefined } : { meaning, lang: stillEnglish }
}

/** The name and purpose of a place for help. The entry without an address is the sender's own phone number. */
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

/** Whether all texts of a language can be loaded. */
export async function hasLanguage(language: Language): Promise<boolean> {
  if (language === 'en') return true
  return Promise.all([loadTables(language), loadExplained(language)]).then(
    () => true,
    () => false,
  )
}
