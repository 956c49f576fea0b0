import { keyOf } from '@brieflotse/reading/facts'
import * as v from 'valibot'
import { corrected, correctionChanges, givenNow } from './corrections.ts'
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

/** What can be corrected of a document. */
export type Editable = Pick<Document, 'givenTitle' | 'tags' | 'corrections'>

/** What a field that can be corrected holds now. */
export function valueOf(document: Editable, change: FieldChange): FieldChange['from'] {
  // a document kept before names could be given, or anything corrected, has no such field
  if (change.field === 'title') return document.givenTitle ?? null
  return change.field === 'tags' ? document.tags : givenNow(document.corrections ?? [], change)
}

/** What a change is about: of two changes with the same key the later one counts. */
export function changeKey(change: FieldChange): string {
  return change.field === 'title' || change.field === 'tags' ? change.field : keyOf(change)
}

/** Whether two values of one field are the same. */
export function isSame(a: FieldChange['from'], b: FieldChange['from']): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** The document with its fields as the user wants them. */
export function edited<T extends Editable>(document: T, changes: FieldChange[]): T {
  return changes.reduce((before, change) => {
    if (change.field === 'title') return { ...before, givenTitle: change.to }
    if (change.field === 'tags') return { ...before, tags: change.to }
    return { ...before, corrections: corrected(before.corrections ?? [], change) }
  }, document)
}
