import type { DeliveryStatus } from '@brieflotse/rules'

/** DHL's status code and text for an item or event. */
export type DhlWords = { statusCode?: string | undefined; words: string }

// The code distinguishes only five states; the German or English text gives the rest of our nine.
const carriedOut = /in (?:der )?zustellung|zustellfahrzeug|wird zugestellt|out for delivery/i
const back =
  /zurück(?:gesandt|gesendet|geschickt| an)|rücksend|retour|an den absender|annahme verweigert|unzustellbar|return(?:ed|ing)? to (?:the )?sender|refused|undeliverable/i
const lost = /verloren|vernichtet|zerstört|\blost\b|destroyed/i

/** Maps DHL's status to ours; null if it says nothing. */
export function statusOf({ statusCode, words }: DhlWords): DeliveryStatus | null {
  switch (statusCode) {
    case 'pre-transit':
      return 'printed'
    case 'transit':
      if (back.test(words)) return 'returned'
      return carriedOut.test(words) ? 'out_for_delivery' : 'in_transit'
    case 'delivered':
      // DHL also reports a return to the sender as delivered.
      return back.test(words) ? 'returned' : 'delivered'
    case 'failure':
      if (lost.test(words)) return 'failed'
      return back.test(words) ? 'returned' : 'exception'
    default:
      return null
  }
}
