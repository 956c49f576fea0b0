import english from './en/edit.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences of renaming and tagging a document. */
export const editText = inLanguage('edit', english)
