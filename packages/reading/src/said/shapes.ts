import { dayValues, sayingValues, type Shapes } from './values.ts'

/** What every sentence is given; one that is not here takes nothing. */
export const shapes: Shapes = { ...dayValues, ...sayingValues }
