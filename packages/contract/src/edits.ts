import * as v from 'valibot'
import { correctionChanges } from './corrections.ts'
import { Document } from './documents.ts'
import type { Endpoint } from './endpoint.ts'
import { GivenTitle, StepKey, Tags } from './labels.ts'
import { ById } from './shapes.ts'

/**
 * One field that the user changes. `from` is the value the user saw: if the server holds another value that is not `to`, the response is
 * `conflict`. A new reading never overwrites the user's value.
 */
export const FieldChange = v.variant('field', [
  /** The title the user gave. `null`: none, so screens show the sender or the title that was read. */
  v.object({ field: v.literal('title'), from: v.nullable(v.string()), to: v.nullable(GivenTitle) }),
  v.object({ field: v.literal('tags'), from: v.array(v.string()), to: Tags }),
  ...correctionChanges,
  /** Whether a step of the plan that no deadline belongs to is done. `step`: its `stepKey`. */
  v.object({
    field: v.literal('step'),
    step: StepKey,
    from: v.boolean(),
    to: v.boolean(),
  }),
])
export type FieldChange = v.InferOutput<typeof FieldChange>

/** How many fields one edit can change. */
export const maxChanges = 50

/** All changes are applied, or none. */
export const DocumentEdit = v.object({
  changes: v.pipe(v.array(FieldChange), v.minLength(1), v.maxLength(maxChanges)),
})
export type DocumentEdit = v.InferOutput<typeof DocumentEdit>

export const editDocument = {
  method: 'PATCH',
  url: '/api/documents/:id',
  schema: { params: ById, body: DocumentEdit, response: { 200: Document } },
} as const satisfies Endpoint
