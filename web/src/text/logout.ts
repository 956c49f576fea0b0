import english from './en/logout.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** What is asked before somebody logs out. It comes with the question. */
export const logoutText = inLanguage('logout', english)
