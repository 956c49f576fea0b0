import english from './en/responses.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences about response letters. */
export const responsesText = inLanguage('responses', english)
