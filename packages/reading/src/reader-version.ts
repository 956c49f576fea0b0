/**
 * Increased with every release that reads the same words differently. It is stored with each reading, so that letters of an earlier version
 * of the reader can be read again. 1: from before it was stored.
 */
export const readerVersion = 12
