import english from './en/login.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The messages after login and registration, loaded when the user starts to type. Sentences of the specification are verbatim. */
export const loginText = inLanguage('login', english)
