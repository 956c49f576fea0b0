import type { DeliveryStatus } from '@brieflotse/rules'

/** What DHL says of an item or an event of it. */
export type DhlWords = { statusCode?: string | undefined; words: string }

// The code tells five states; the German or English sentence beside it tells the rest of our nine.
const carriedOut = /in (?:der )?zustellung|zustellfahrzeug|wird zugestellt|out for delivery/i
const back =
  /zurück(?:gesandt|gesendet|geschickt| an)|rücksend|retour|an den absender|annahme verweigert|unzustellbar|return(?:ed|ing)? to (?:the )?sender|refused|undeliverable/i
const lost = /verloren|vernichtet|zerstört|\blost\b|destroyed/i

/** Our status for what DHL says; null for what tells nothing. */
export function statusOf({ statusCode, words }: DhlWords): DeliveryStatus | null {
  switch (statusCode) {
    case 'pre-transit':
      return 'printed'
    case 'transit':
      if (back.test(words)) return 'returned'
      return carriedOut.test(words) ? 'out_for_delivery' : 'in_transit'
    case 'delivered':
      // handed over to the sender again is delivered as well, by the carrier's book
      return back.test(words) ? 'returned' : 'delivered'
    case 'failure':
      if (lost.test(words)) return 'failed'
      return back.test(words) ? 'returned' : 'exception'
    default:
      return null
  }
}
