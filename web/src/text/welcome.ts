import english from './en/welcome.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences of the introduction for new users, and of the sample letter. */
export const welcomeText = inLanguage('welcome', english)
