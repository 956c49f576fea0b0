/**
 * Counts up with every release whose reading of the same words differs. It is kept with each reading, so that letters which an earlier
 * reader has read can be read again. 1: before readings kept it.
 */
export const readerVersion = 9
