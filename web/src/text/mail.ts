import english from './en/mail.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences about letters on paper: ordering, what became of it, and the receipt. */
export const mailText = inLanguage('mail', english)
