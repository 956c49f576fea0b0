import { sayer } from '@brieflotse/rules'
import type { Sentences } from './saying.ts'

/** Creates a saying by its id. The compiler rejects unknown ids and missing values. */
export const say = sayer<Sentences>()
