import english from './en/waiting.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences about discarding a change, loaded with the buttons to keep the first load small. */
export const discardText = inLanguage('waiting', english)
