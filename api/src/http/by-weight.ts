/** "de;q=0.1, tr" is "tr" before "de": what has no weight has the full one, and what has none at all is refused (RFC 9110, 12.4.2). */
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
