/// <reference types="vite/client" />
import { type Language, languages } from '@brieflotse/contract/languages'
import { type CatalogueMessages, readCatalogue } from '@brieflotse/catalogues'
import { wantedLanguage } from './kept-language.ts'
import type { Tables } from './tables.ts'
import type { Takes } from './values.ts'

/** Fetches what the screens say in a language. Code that runs without Vite is always in English and never calls it. */
export async function loadTables(language: Language): Promise<Tables> {
  const files = import.meta.glob<{ tables: Tables }>('./*/tables.ts')
  return (await files[`./${language}/tables.ts`]!()).tables
}

let shown: Language = wantedLanguage()
let tables: Partial<Tables> = {}
// Everything that says something waits for this one line. English is in the files themselves and waits for nothing.
if (shown !== 'en') {
  try {
    tables = await loadTables(shown)
  } catch {
    shown = 'en'
  }
}
if (typeof document !== 'undefined') {
  document.documentElement.lang = shown
  document.documentElement.dir = languages[shown].dir
}

/** The language that the screens have. It changes only with a reload. */
export const language = shown

/** For days, numbers and amounts. */
export const locale = languages[shown].locale

/** Says messages in the reader's language; null in English. */
export const deviceMessages = tables.failures?.(locale) ?? null

/** The messages of a screen: its English catalogue with that of the reader's language laid over it. */
export function inLanguage<Name extends keyof Takes, English>(
  name: Name,
  english: English,
): CatalogueMessages<English, Takes[Name]> {
  return readCatalogue(english, tables[name], locale) as CatalogueMessages<English, Takes[Name]>
}
