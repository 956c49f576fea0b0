import english from './en/forwarding.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences about forwarded mails. */
export const forwardingText = inLanguage('forwarding', english)
