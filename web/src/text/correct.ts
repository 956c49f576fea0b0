import english from './en/correct.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences of corrections, and of questions to the reader. */
export const correctText = inLanguage('correct', english)
