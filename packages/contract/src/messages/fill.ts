import { formatMessage, type MessageValue } from '@brieflotse/catalogues'
import type { Said } from '../sayings.ts'

/**
 * Fills a message into its sentence from a table; null if the table lacks it or a value is missing. `{why}` is the id of another message
 * with the same values; if the table lacks that one, the text in `words` is used.
 */
export function fillMessage(
  table: Readonly<Record<string, string>>,
  { id, values = {} }: Pick<Said, 'id'> & Partial<Said>,
  money: (cents: number) => string,
  locale = 'en',
): string | null {
  if (!Object.hasOwn(table, id)) return null
  const { why, ...rest } = values
  const shown: Record<string, MessageValue> = {}
  for (const [name, value] of Object.entries(rest)) {
    if (typeof value === 'string' || typeof value === 'number') shown[name] = value
    else if (isMoney(value)) shown[name] = money(value.cents)
  }
  if (typeof why === 'string') {
    const quoted = fillMessage(table, { id: why, values: rest }, money, locale) ?? shown['words']
    if (quoted !== undefined) shown['why'] = quoted
  }
  try {
    return formatMessage(table[id]!, shown, locale)
  } catch {
    return null
  }
}

const isMoney = (value: unknown): value is { cents: number } =>
  typeof value === 'object' && value !== null && 'cents' in value && typeof value.cents === 'number'
