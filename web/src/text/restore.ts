import english from './en/restore.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences about problems of this device, loaded only when one occurs. */
export const restoreText = inLanguage('restore', english)
