/** What the server said and is shown as it came, because the reader's language has nothing for it. */
export const left = new Set<string>()

/** The language of what `failureSaid` gave, where it is not the reader's. */
export const langOf = (shown: string | undefined) => (left.has(shown ?? '') ? 'en' : undefined)
