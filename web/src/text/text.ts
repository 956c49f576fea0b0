import { en } from './en.ts'
import { inLanguage } from './in-language.ts'

/** The sentences of the first load, in the reader's language. */
export const text = inLanguage('first', en)
