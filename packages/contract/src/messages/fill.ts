import type { Said } from '../said.ts'

/**
 * Fills a message into its sentence from a table; null if the table lacks it or a value is missing. `{why}` is the id of another message
 * with the same values; if the table lacks that one, the text in `words` is used.
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
