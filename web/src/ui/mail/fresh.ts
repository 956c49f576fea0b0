/** State of the address to which a letter leads that was sent this moment. */
export const fresh = { fresh: true }

export function isFresh(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fresh' in state
}
