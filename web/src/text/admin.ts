import english from './en/admin.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences of the room for whoever runs the server. */
export const adminText = inLanguage('admin', english)
