/** The path of a Chromium, installed if possible; null (with a message to the user) if there is none. */
export function ensureChromium(): string | null
