import english from './en/search.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences about looking for letters. */
export const searchText = inLanguage('search', english)
