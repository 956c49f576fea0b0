/** The hosted service accepts 2,000 characters in one request. */
const mostCharacters = 1_800

export function batchesOf(texts: string[]): string[][] {
  const groups: string[][] = []
  let left = 0
  for (const text of texts) {
    if (groups.length === 0 || text.length > left) {
      groups.push([])
      left = mostCharacters
    }
    groups.at(-1)!.push(text)
    left -= text.length
  }
  return groups
}

const kinds = 'amt|date|num|ref|name'

export function toCodes(text: string): string {
  return text.replace(
    new RegExp(`<(${kinds})(\\d)>`, 'g'),
    (_, kind: string, digit: string) => `X${kind.toUpperCase()}${digit}`,
  )
}

export function fromCodes(text: string): string {
  return text.replace(
    new RegExp(`\\bX(${kinds})(\\d)\\b`, 'gi'),
    (_, kind: string, digit: string) => `<${kind.toLowerCase()}${digit}>`,
  )
}
