import english from './en/changes.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** What the outbox holds, as a person reads it: in the sheet of what waits, on cards and on letters. */
export const changesText = inLanguage('changes', english)
