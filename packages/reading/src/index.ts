export { buildLayout } from './layout/build-layout.ts'
export * from './layout/types.ts'
export * from './types.ts'
