import english from './en/mend.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences about two conflicting changes. */
export const mendText = inLanguage('mend', english)
