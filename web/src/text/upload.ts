import english from './en/upload.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences of the upload screen, and of choosing several files. */
export const uploadText = inLanguage('upload', english)
