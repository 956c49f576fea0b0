// Apart from what reads and marks: every start of the app needs this file, and only the translation of a letter the other.

/** Where the sentences of a letter that the user called wrong lie in `meta`. */
export const wrongKey = (documentId: number | '') => `wrong:${documentId}`
