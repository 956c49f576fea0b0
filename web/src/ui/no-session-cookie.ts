import type { noSessionCookie } from '@brieflotse/contract'

// the front door of the contract would bring all of it along
const name: typeof noSessionCookie = 'brieflotse-visitor'

/** Whether the server said that this browser has no session. The answer is no where that is not known. */
export function hasNoSession(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`))
}
