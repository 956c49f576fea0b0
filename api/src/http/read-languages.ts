import { firstLanguage, type Language } from '@brieflotse/contract'
import type { FastifyRequest } from 'fastify'
import { byWeight } from './by-weight.ts'

/**
 * The language of ours that a browser asks for first, as `navigator.languages` has them in order in the page itself; undefined where it
 * asks for none of them.
 */
export function languageRead({ headers }: FastifyRequest): Language | undefined {
  return firstLanguage(byWeight(headers['accept-language']))
}
