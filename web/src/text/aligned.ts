import english from './en/aligned.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences of the aligned view, original and translation side by side. */
export const alignedText = inLanguage('aligned', english)
