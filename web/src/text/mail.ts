import english from './en/mail.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences about posted letters: order, status and receipt. */
export const mailText = inLanguage('mail', english)
