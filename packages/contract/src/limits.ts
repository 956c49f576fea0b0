/** Largest upload, in bytes. Source: specification, section 9. */
export const maxUploadBytes = 10 * 1024 * 1024

/** Most pages of one letter, over all its files together. */
export const maxLetterPages = 50
