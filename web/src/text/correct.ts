import english from './en/correct.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences of correcting a letter and of answering what only the reader knows. */
export const correctText = inLanguage('correct', english)
