/** State of the address to which a letter leads that was sent this moment. */
export const justSent = { fresh: true }

export function isJustSent(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fresh' in state
}
