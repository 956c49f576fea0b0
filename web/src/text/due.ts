import english from './en/due.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences about deadlines, on their own screen and on that of a letter. */
export const dueText = inLanguage('due', english)
