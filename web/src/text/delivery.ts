import english from './en/delivery.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences about the delivery of a posted letter. */
export const deliveryText = inLanguage('delivery', english)
