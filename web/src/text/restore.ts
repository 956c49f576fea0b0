import english from './en/restore.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** What is said where something is wrong with this device: nearly nobody ever needs it. */
export const restoreText = inLanguage('restore', english)
