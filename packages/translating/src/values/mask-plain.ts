import type { Protected } from './mask.ts'

/** Most values of a sentence, because placeholders have one digit. */
const most = 9

const value =
  /[\p{L}\p{N}_.+-]+@[\p{L}\p{N}.-]+|https?:\/\/\S+|www\.\S+|[€$£]?\s?[\p{L}]*\d[\p{L}\d.,:/-]*(?:\s?[€%])?/gu

/**
 * Masks numbers, mail and web addresses in a text of any language, so that no service receives them. Null if there are more than `most`.
 */
export function maskPlain(text: string): { text: string; items: Protected[] } | null {
  const items: Protected[] = []
  const masked = text
    .replace(/</g, '‹')
    .replace(/>/g, '›')
    .replace(value, (found) => {
      const trimmed = found.replace(/[.,:/-]+$/, '').trim()
      const tag = `<ref${items.length + 1}>`
      items.push({ tag, kind: 'ref', value: trimmed })
      return found.replace(trimmed, tag)
    })
  return items.length > most ? null : { text: masked, items }
}

/** An English amount in German notation ("€1,234.56"); other texts stay unchanged. */
export function inGerman(found: string): string {
  const euros = /^€\s?(\d{1,3}(?:,\d{3})*|\d+)(?:\.(\d{1,2}))?$/.exec(found)
  if (!euros) return found
  const [, whole = '', cents] = euros
  return `${whole.replaceAll(',', '.')}${cents ? `,${cents.padEnd(2, '0')}` : ''}\u00a0€`
}

/** Puts the values back, unchanged or as `render` writes them; null if a placeholder is missing or occurs twice. */
export function unmaskPlain(
  text: string,
  items: readonly Protected[],
  render: (value: string) => string = (said) => said,
): string | null {
  const found = text.match(/<ref\d>/g) ?? []
  const expected = items.map(({ tag }) => tag)
  if (found.toSorted().join() !== expected.toSorted().join()) return null
  return items.reduce((whole, { tag, value: said }) => whole.replace(tag, () => render(said)), text)
}
