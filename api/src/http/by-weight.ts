/**
 * Sorts an Accept header by weight: "de;q=0.1, tr" gives "tr" before "de". A missing weight is 1, and weight 0 excludes the value
 * (RFC 9110, 12.4.2).
 */
export function byWeight(accepted: string | undefined): string[] {
  return (accepted ?? '')
    .split(',')
    .map((part) => {
      const [name = '', ...options] = part.split(';').map((piece) => piece.trim().toLowerCase())
      const q = options.find((option) => option.startsWith('q='))
      return { name, weight: q === undefined ? 1 : Number(q.slice(2)) || 0 }
    })
    .filter(({ name, weight }) => name !== '' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ name }) => name)
}
