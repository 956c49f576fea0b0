import english from './en/mend.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences of two changes that contradict each other. */
export const mendText = inLanguage('mend', english)
