import english from './en/detail.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences of the screen of a letter. */
export const detailText = inLanguage('detail', english)

export const languageNames: Readonly<Record<string, string>> = detailText.languages
