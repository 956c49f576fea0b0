import english from './en/profile.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences about the user's own details, signature and credits. */
export const profileText = inLanguage('profile', english)
