import english from './en/detail.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences of a letter explained. */
export const detailText = inLanguage('detail', english)

/** Names of languages by their code. */
export const languageNames: Readonly<Record<string, string>> = detailText.languages
