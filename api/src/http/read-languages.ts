import { firstLanguage, type Language } from '@brieflotse/contract'
import type { FastifyRequest } from 'fastify'

/**
 * The language of ours that a browser asks for first, as `navigator.languages` has them in order in the page itself; undefined where it
 * asks for none of them.
 */
export function languageRead({ headers }: FastifyRequest): Language | undefined {
  return firstLanguage(tagsByWeight(headers['accept-language'] ?? ''))
}

/** "de;q=0.1, tr" is "tr" before "de": what has no weight has the full one, and what has none at all is refused (RFC 9110, 12.5.4). */
export function tagsByWeight(accepted: string): string[] {
  return accepted
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.split(';').map((piece) => piece.trim().toLowerCase())
      const q = options.find((option) => option.startsWith('q='))
      return { tag, weight: q === undefined ? 1 : Number(q.slice(2)) || 0 }
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}
