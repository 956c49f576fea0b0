/** All sentences of a table of texts; what puts a value into its sentence is asked with each of `values`. */
export function sentencesOf(table: object, values: string[]): string[] {
  return Object.values(table).flatMap((entry: unknown) => {
    if (typeof entry === 'string') return [entry]
    if (typeof entry === 'function') {
      return said(entry as (...words: string[]) => unknown, values)
    }
    return typeof entry === 'object' && entry !== null ? sentencesOf(entry, values) : []
  })
}

function said(sentence: (...words: string[]) => unknown, values: string[]): string[] {
  return values.flatMap((value) => {
    try {
      const text = sentence(value)
      return typeof text === 'string' ? [text] : []
    } catch {
      return [] // needs more than one word
    }
  })
}
