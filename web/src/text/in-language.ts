/// <reference types="vite/client" />
import { type Language, languages } from '@brieflotse/contract/languages'
import { type CatalogueMessages, readCatalogue } from '@brieflotse/catalogues'
import { wantedLanguage } from './kept-language.ts'
import type { Tables } from './tables.ts'
import type { Takes } from './values.ts'

/** Loads the texts of a language. Code that runs without Vite is always English and never calls it. */
export async function loadTables(language: Language): Promise<Tables> {
  const files = import.meta.glob<{ tables: Tables }>('./*/tables.ts')
  return (await files[`./${language}/tables.ts`]!()).tables
}

let shown: Language = wantedLanguage()
let tables: Partial<Tables> = {}
// A top-level await: all modules with texts wait for it. English is built in, so nothing waits for it.
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

/** The language of the screens. It changes only with a reload. */
export const language = shown

/** The locale for days, numbers and amounts. */
export const locale = languages[shown].locale

/** Translates messages into the user's language; null for English. */
export const deviceMessages = tables.failures?.(locale) ?? null

/** The messages of a screen: its English catalogue, overlaid with that of the user's language. */
export function inLanguage<Name extends keyof Takes, English>(
  name: Name,
  english: English,
): CatalogueMessages<English, Takes[Name]> {
  return readCatalogue(english, tables[name], locale) as CatalogueMessages<English, Takes[Name]>
}
