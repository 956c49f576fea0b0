/** How long background work waits, in milliseconds: long enough for the first paint of a screen, and too short to be noticed. */
const moment = 1_000

/** Resolves after a short delay, so that requests of the first screen have the network for themselves. */
export const aMomentLater = () => new Promise<void>((resolve) => setTimeout(resolve, moment))
