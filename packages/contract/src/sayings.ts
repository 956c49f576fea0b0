import * as v from 'valibot'
import { Box } from './boxes.ts'

/** Where something is printed: the page, the boxes of its words (in millimetres), and the words. */
export const Evidence = v.object({ page: v.number(), boxes: v.array(Box), quote: v.string() })
export type Evidence = v.InferOutput<typeof Evidence>

const scalar = v.union([v.string(), v.number(), v.boolean(), v.null()])

/**
 * A sentence as an id and its values (`packages/reading/src/said`), so that clients can show it in any language. Missing in letters read by
 * earlier versions; a client that does not know the id shows the English sentence beside it.
 */
export const Said = v.object({
  id: v.string(),
  values: v.record(
    v.string(),
    v.optional(v.union([scalar, v.array(v.string()), v.record(v.string(), scalar)])),
  ),
  /** The sentence's topic, or the sentence that it adds to. */
  lead: v.optional(v.string()),
})
export type Said = v.InferOutput<typeof Said>

/** Wraps free text that is in no table of messages. */
export const asSaid = (words: string): Said => ({ id: 'as-said', values: { words } })
