import english from './en/share.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences of sharing with the app. */
export const shareText = inLanguage('share', english)
