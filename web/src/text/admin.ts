import english from './en/admin.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences of the admin screen. */
export const adminText = inLanguage('admin', english)
