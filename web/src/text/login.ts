import english from './en/login.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** What becomes of logging in and registering: it comes when somebody begins to type. Sentences of the specification are verbatim. */
export const loginText = inLanguage('login', english)
