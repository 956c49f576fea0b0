import { type Language, languages } from '@brieflotse/contract/languages'
import { wantedLanguage } from './kept-language.ts'
import type { Tables, Translation, Untranslated } from './tables.ts'

export const loaders = {
  de: () => import('./de/tables.ts'),
  tr: () => import('./tr/tables.ts'),
  ar: () => import('./ar/tables.ts'),
  uk: () => import('./uk/tables.ts'),
  ru: () => import('./ru/tables.ts'),
}

let shown: Language = wantedLanguage()
let tables: Partial<Translation> = {}
// Everything that says something waits for this one line. English is in the files themselves and waits for nothing.
if (shown !== 'en') {
  try {
    tables = (await loaders[shown]()).tables
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
export const ownMessages = tables.failures ?? null

/** A table of sentences: English as it is given, with the sentences of the reader's language laid over it. */
export function inLanguage<T>(name: keyof Tables, english: T): T {
  const table = tables[name]
  return table ? (over(english, table) as T) : english
}

/** Marks a sentence of a table that the other languages may still lack: they show the English until then. */
export function untranslated<T>(sentence: T): T & Untranslated {
  return sentence as T & Untranslated
}

function over(english: unknown, table: unknown): unknown {
  if (!isGroup(english) || !isGroup(table)) return table ?? english
  return Object.fromEntries(
    Object.entries(english).map(([key, value]) => [key, over(value, table[key])]),
  )
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
