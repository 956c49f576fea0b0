import type { DeliveryEvent } from '@brieflotse/contract'
import type { ShownLetter } from '@brieflotse/offline'
import { shownMessage } from '../message-text.tsx'

type Place = Pick<DeliveryEvent, 'location' | 'locationSaid'>

/** Where something happened: in the carrier's words, or a message. */
export const eventPlace = ({ location, locationSaid }: Place): string =>
  locationSaid ? shownMessage(locationSaid, location ?? '').text : (location ?? '')

/** Where a letter was seen last. */
export const placeText = (letter: Pick<ShownLetter, 'deliveryLocation' | 'deliveryLocationSaid'>) =>
  eventPlace({ location: letter.deliveryLocation, locationSaid: letter.deliveryLocationSaid })
