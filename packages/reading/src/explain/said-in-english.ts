import { helpPlaces } from './help-places.ts'
import { generalKinds, letterKinds } from './kinds.ts'
import { terms } from './terms.ts'

/** All English texts about letters by id, for comparing languages. No screen needs it. */
export const saidInEnglish = {
  kinds: [...letterKinds, ...generalKinds],
  terms,
  help: Object.values(helpPlaces),
}
