export function whenNpmEnds(end: () => void): void
