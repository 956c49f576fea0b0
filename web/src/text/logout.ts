import english from './en/logout.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences of the question before a logout, loaded with it. */
export const logoutText = inLanguage('logout', english)
