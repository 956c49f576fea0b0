import { firstLanguage, type Language } from '@brieflotse/contract'
import type { FastifyRequest } from 'fastify'
import { byWeight } from './by-weight.ts'

/** The first language in Accept-Language that the app has, as the page finds it with `navigator.languages`; undefined if there is none. */
export function languageRead({ headers }: FastifyRequest): Language | undefined {
  return firstLanguage(byWeight(headers['accept-language']))
}
