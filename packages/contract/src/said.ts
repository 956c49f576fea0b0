import * as v from 'valibot'
import { Box } from './boxes.ts'

/** Where something stands: the words' boxes on one page (millimetres), and the words. */
export const Evidence = v.object({ page: v.number(), boxes: v.array(Box), quote: v.string() })
export type Evidence = v.InferOutput<typeof Evidence>

const scalar = v.union([v.string(), v.number(), v.boolean(), v.null()])

/**
 * A sentence as what it is made of: its id and its values (`packages/reading/src/said`), so that it can be said in other languages. Left
 * out in letters that were read before; who does not know an id shows the English sentence beside it.
 */
export const Said = v.object({
  id: v.string(),
  values: v.record(
    v.string(),
    v.optional(v.union([scalar, v.array(v.string()), v.record(v.string(), scalar)])),
  ),
  /** The case it is about, or what it adds to. */
  lead: v.optional(v.string()),
})
export type Said = v.InferOutput<typeof Said>

/** What somebody said in words that are in no table. */
export const asSaid = (words: string): Said => ({ id: 'as-said', values: { words } })
