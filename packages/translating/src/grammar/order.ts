import type { ClausePart } from './parts.ts'

/** Joins focus words to their part: "nur an Sie" is one part. Null if nothing follows a focus word. */
export function focused(parts: readonly ClausePart[]): ClausePart[] | null {
  const result: ClausePart[] = []
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i]!
    const next = parts[i + 1]
    if (part.place !== 'focus') result.push(part)
    else if (
      next &&
      (next.kind === 'noun' || next.kind === 'preposition') &&
      next.subject === undefined
    ) {
      const english =
        part.english === 'no later than' ? next.english.replace(/^(?:on|by) /, '') : next.english
      result.push({
        ...next,
        english: `${part.english} ${english}`,
        ...(next.kind === 'preposition' ? { lead: '', led: '', when: false } : {}),
      })
      i++
    } else if (
      part.english === 'only' &&
      next &&
      (next.kind === 'adverb' || next.kind === 'adjective')
    ) {
      result.push({ ...next, english: `only ${next.english}`, place: 'end' })
      i++
    } else return null
  }
  return result
}

/** Whether "nicht" negates the verb; before a noun it negates only that noun. */
export function deniesVerb(parts: readonly ClausePart[]): boolean {
  const at = parts.findIndex((part) => part.kind === 'not')
  const behind = parts.slice(at + 1)
  return behind.every(
    (part) =>
      part.kind === 'adjective' ||
      part.kind === 'preposition' ||
      (part.kind === 'adverb' && part.place === 'end'),
  )
}
