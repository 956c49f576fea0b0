export { Models } from './models.ts'
export { Ways } from './ways.ts'
