/** Needed by hardly anybody: no part of the first load. */
export { restoreDatabase } from '@brieflotse/offline'
export { restoreText } from './text/restore.ts'
