import type { Said } from '../said.ts'

/**
 * A message as a sentence of a table; null where the table does not have it, or a value is missing. `{why}` is a message itself, which has
 * the same values; where it is none that the table has, it is what stands in `words`.
 */
export function fillMessage(
  table: Readonly<Record<string, string>>,
  { id, values = {} }: Pick<Said, 'id'> & Partial<Said>,
  money: (cents: number) => string,
): string | null {
  if (!Object.hasOwn(table, id)) return null
  let isWhole = true
  const sentence = table[id]!.replace(/\{(\w+)\}/g, (_, name: string) => {
    const { why, ...rest } = values
    const value =
      name === 'why' && typeof why === 'string'
        ? (fillMessage(table, { id: why, values: rest }, money) ?? rest['words'])
        : values[name]
    if (typeof value === 'string' || typeof value === 'number') return String(value)
    if (isMoney(value)) return money(value.cents)
    isWhole = false
    return ''
  })
  return isWhole ? sentence : null
}

const isMoney = (value: unknown): value is { cents: number } =>
  typeof value === 'object' && value !== null && 'cents' in value && typeof value.cents === 'number'
