export * from './as-corrected.ts'
export * from './row-as-corrected.ts'
