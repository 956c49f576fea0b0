import type { Correction, CorrectionChange, Document, FieldChange } from '@brieflotse/contract'
import { keyOf } from '@brieflotse/reading/facts'

/** What can be corrected of a document. */
type Editable = Pick<Document, 'givenTitle' | 'tags' | 'corrections'>

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

/** What is said now about what a change is about; null: nothing. */
function givenNow(corrections: Correction[], change: CorrectionChange) {
  const found = corrections.find((one) => keyOf(one) === keyOf(change))
  return found ? { value: found.value } : null
}

/** The corrections with a change carried out. */
function corrected(corrections: Correction[], change: CorrectionChange): Correction[] {
  const key = keyOf(change)
  const others = corrections.filter((one) => keyOf(one) !== key)
  const { from: _from, to, ...about } = change
  // kept in the shape of its own kind, which the schema has checked
  return to === null ? others : [...others, { ...about, value: to.value } as Correction]
}
