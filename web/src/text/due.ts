import english from './en/due.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences of what is due: its screen, and what can be said of a day on the screen of a letter. */
export const dueText = inLanguage('due', english)
