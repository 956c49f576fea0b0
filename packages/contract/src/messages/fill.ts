import type { Said } from '../said.ts'

type Value = Said['values'][string]

/**
 * A message as a sentence of a table; null where the table does not have it, or a value is missing. `{why}` is a message itself, which has
 * the same values; where it is none that the table has, it is what stands in `words`.
 */
export function fillMessage(
  table: Readonly<Record<string, string>>,
  { id, values }: Said,
  shown: (value: Value) => string,
): string | null {
  if (!Object.hasOwn(table, id)) return null
  let isWhole = true
  const sentence = table[id]!.replace(/\{(\w+)\}/g, (_, name: string) => {
    const { why, ...rest } = values
    const value =
      name === 'why'
        ? (fillMessage(table, { id: String(why), values: rest }, shown) ?? rest['words'])
        : values[name]
    if (value === undefined || value === null) isWhole = false
    return shown(value)
  })
  return isWhole ? sentence : null
}
