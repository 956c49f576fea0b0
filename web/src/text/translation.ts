import english from './en/translation.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences about translation models, external services, and the user's own words in German. */
export const translationText = inLanguage('translation', english)
