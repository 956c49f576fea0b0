/** Link state for a letter that was just sent, so that its screen plays the animation. */
export const justSent = { fresh: true }

export function isJustSent(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fresh' in state
}
