import english from './en/changes.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences about outbox entries: in their sheet, on cards and on letters. */
export const changesText = inLanguage('changes', english)
