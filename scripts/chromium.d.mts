/** The path of a Chromium, installed if that is possible; null (with a word to the user) if there is none. */
export function ensureChromium(): string | null
