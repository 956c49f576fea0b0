import english from './en/share.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences about shares from other apps. */
export const shareText = inLanguage('share', english)
