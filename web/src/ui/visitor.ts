import type { visitorCookie } from '@brieflotse/contract'

// the front door of the contract would bring all of it along
const name: typeof visitorCookie = 'brieflotse-visitor'

/** Whether the server said that this browser has no session. The answer is no where that is not known. */
export function isVisitor(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`))
}
