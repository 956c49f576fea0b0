import english from './en/notices.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences of the reminders in the settings. */
export const noticesText = inLanguage('notices', english)
