import { sayer } from '@brieflotse/rules'
import type { Sentences } from './saying.ts'

/** Makes a saying by its id. What is not in the English catalogues, or lacks a value, does not compile. */
export const say = sayer<Sentences>()
