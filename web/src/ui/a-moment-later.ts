/** Long enough for the first words of a screen, short enough for nobody to wait for it: milliseconds. */
const moment = 1_000

/** Resolves when what is needed first has had the network for itself. */
export const aMomentLater = () => new Promise<void>((resolve) => setTimeout(resolve, moment))
