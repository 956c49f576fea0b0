import english from './en/welcome.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences for somebody who has just come, and of the sample letter. */
export const welcomeText = inLanguage('welcome', english)
