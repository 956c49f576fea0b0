import { dayValues, sayingValues, type Shapes } from './values.ts'

/** The value types of every sentence; sentences without an entry take no values. */
export const shapes: Shapes = { ...dayValues, ...sayingValues }
