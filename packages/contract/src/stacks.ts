import { cutReasons } from '@brieflotse/reading/facts'
import * as v from 'valibot'
import { Id } from './shapes.ts'

const PageNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999))

/** How the pages of a document seem to group into letters, see `Stack` in `packages/reading`. */
export const Stack = v.object({
  order: v.array(v.number()),
  cuts: v.array(
    v.object({
      page: v.number(),
      confidence: v.number(),
      reasons: v.array(v.picklist(cutReasons)),
    }),
  ),
  blank: v.array(v.number()),
})
export type Stack = v.InferOutput<typeof Stack>

/**
 * Links to other documents (missing in rows of earlier versions). `partOf`: the document this was split from; `parts`: the documents it was
 * split into; `joined`: the documents that took its pages.
 */
export const kinEntries = {
  partOf: v.optional(v.nullable(Id)),
  parts: v.optional(v.array(Id)),
  joined: v.optional(v.array(Id)),
  joinedInto: v.optional(v.nullable(Id)),
}

/** The user confirms although something was paid, answered or posted already. */
const sure = v.optional(v.boolean(), false)

/**
 * The letters within a document: for each letter its page numbers in order, each page once. One letter: its pages are put in that order,
 * and it is confirmed as one letter. Several: each becomes a document of its own, and this one is archived.
 */
export const Arrangement = v.object({
  letters: v.pipe(
    v.array(v.pipe(v.array(PageNumber), v.minLength(1), v.maxLength(1_000))),
    v.minLength(1),
    v.maxLength(200),
  ),
  sure,
})
export type Arrangement = v.InferOutput<typeof Arrangement>

/** `other`: the document whose pages are appended to this one. It is archived. */
export const Joining = v.object({ other: Id, sure })
export type Joining = v.InferOutput<typeof Joining>
