export { buildLayout } from './layout/build-layout.ts'
export * from './layout/types.ts'
export { readLetter, type DeadlineFinder, type ReadOptions } from './read-letter.ts'
export * from './types.ts'
