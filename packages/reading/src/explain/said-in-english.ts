import { generalKinds } from './general-kinds.ts'
import { helpPlaces } from './help-places.ts'
import { letterKinds } from './kinds.ts'
import { terms } from './terms.ts'

/** All that is said of letters by an id, in English: for whoever compares languages with it. No screen needs it. */
export const saidInEnglish = {
  kinds: [...letterKinds, ...generalKinds],
  terms,
  help: Object.values(helpPlaces),
}
