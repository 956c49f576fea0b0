import * as v from 'valibot'
import { correctionChanges } from './corrections.ts'
import { Document } from './documents.ts'
import type { Endpoint } from './endpoint.ts'
import { GivenTitle, Tags } from './labels.ts'
import { ById } from './shapes.ts'

/**
 * One field the user corrected. `from` is what the field held when they did: where the server holds something else by now (and not
 * already `to`), the answer is `conflict`. What a user corrected is never overwritten by reading again.
 */
export const FieldChange = v.variant('field', [
  /** The name the user gave. `null`: none, so screens show the sender or the title that was read. */
  v.object({ field: v.literal('title'), from: v.nullable(v.string()), to: v.nullable(GivenTitle) }),
  v.object({ field: v.literal('tags'), from: v.array(v.string()), to: Tags }),
  ...correctionChanges,
])
export type FieldChange = v.InferOutput<typeof FieldChange>

/** How many fields one edit can change. */
export const maxChanges = 50

/** All of them or none. */
export const DocumentEdit = v.object({
  changes: v.pipe(v.array(FieldChange), v.minLength(1), v.maxLength(maxChanges)),
})
export type DocumentEdit = v.InferOutput<typeof DocumentEdit>

export const editDocument = {
  method: 'PATCH',
  url: '/api/documents/:id',
  schema: { params: ById, body: DocumentEdit, response: { 200: Document } },
} as const satisfies Endpoint
