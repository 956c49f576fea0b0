import type { DeliveryEvent } from '@brieflotse/contract'
import type { ShownLetter } from '@brieflotse/offline'
import { shownMessage } from '../ui/message-text.tsx'

type Place = Pick<DeliveryEvent, 'location' | 'locationSaid'>

/** The place of a tracking event: a translated message, or the carrier's words. */
export const eventPlace = ({ location, locationSaid }: Place): string =>
  locationSaid ? shownMessage(locationSaid, location ?? '').text : (location ?? '')

/** The last reported place of a letter. */
export const placeText = (letter: Pick<ShownLetter, 'deliveryLocation' | 'deliveryLocationSaid'>) =>
  eventPlace({ location: letter.deliveryLocation, locationSaid: letter.deliveryLocationSaid })
