// In a file of its own, because every start of the app needs this key and only the translation screen needs the rest.

/** The key in `meta` of the sentences of a letter that the user marked as wrong. */
export const wrongKey = (documentId: number | '') => `wrong:${documentId}`
