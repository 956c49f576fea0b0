import type { noSessionCookie } from '@brieflotse/contract'

// repeated here, because an import from the contract package would add all of it to the first load
const name: typeof noSessionCookie = 'brieflotse-visitor'

/** Whether a cookie of the server says that this browser has no session. False if unknown. */
export function hasNoSession(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`))
}
