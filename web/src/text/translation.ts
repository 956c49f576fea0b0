import english from './en/translation.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences about translation models, services elsewhere and own words in German. */
export const translationText = inLanguage('translation', english)
