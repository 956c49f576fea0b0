export { createModels, type Models } from './models.ts'
export { createWays, type Ways } from './ways.ts'
