import type { Correction, CorrectionChange, Document, FieldChange } from '@brieflotse/contract'
import { keyOf } from '@brieflotse/reading/facts'

/** The fields of a document that the user can edit. */
type Editable = Pick<Document, 'givenTitle' | 'tags' | 'corrections' | 'doneSteps'>

/** The current value of the field that a change is about. */
export function fieldValueOf<C extends FieldChange>(document: Editable, change: C): C['from']
export function fieldValueOf(document: Editable, change: FieldChange): FieldChange['from'] {
  // documents stored before titles and corrections existed lack these fields
  if (change.field === 'title') return document.givenTitle ?? null
  if (change.field === 'step') return (document.doneSteps ?? []).includes(change.step)
  return change.field === 'tags' ? document.tags : givenNow(document.corrections ?? [], change)
}

/** Identifies the field of a change: of two changes with the same key the later one wins. */
export function changeKey(change: FieldChange): string {
  if (change.field === 'step') return `step ${change.step}`
  return change.field === 'title' || change.field === 'tags' ? change.field : keyOf(change)
}

/** Whether two values of one field are the same. */
export function isSame(a: FieldChange['from'], b: FieldChange['from']): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Returns the document with the user's changes applied. */
export function edited<T extends Editable>(document: T, changes: FieldChange[]): T {
  return changes.reduce((before, change) => {
    if (change.field === 'title') return { ...before, givenTitle: change.to }
    if (change.field === 'tags') return { ...before, tags: change.to }
    if (change.field === 'step')
      return { ...before, doneSteps: marked(before.doneSteps ?? [], change) }
    return { ...before, corrections: corrected(before.corrections ?? [], change) }
  }, document)
}

/** The steps that are done after one change. */
function marked(done: string[], { step, to }: Extract<FieldChange, { field: 'step' }>): string[] {
  const others = done.filter((other) => other !== step)
  return to ? [...others, step] : others
}

/** The current correction of the field, or null if there is none. */
function givenNow(corrections: Correction[], change: CorrectionChange) {
  const found = corrections.find((one) => keyOf(one) === keyOf(change))
  return found ? { value: found.value } : null
}

/** The corrections after one change. */
function corrected(corrections: Correction[], change: CorrectionChange): Correction[] {
  const key = keyOf(change)
  const others = corrections.filter((one) => keyOf(one) !== key)
  const { from: _from, to, ...about } = change
  // the schema has checked that the value has the shape of its kind
  return to === null ? others : [...others, { ...about, value: to.value } as Correction]
}
