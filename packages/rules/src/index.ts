export * from './delivery.ts'
export * from './money.ts'
export * from './plain-date.ts'
export * from './response-types.ts'
