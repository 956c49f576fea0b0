import english from './en/forwarding.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences of mails that come in by themselves. */
export const forwardingText = inLanguage('forwarding', english)
