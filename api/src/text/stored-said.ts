import { message, Said } from '@brieflotse/contract'
import * as v from 'valibot'

/** Parses a stored message. Any other JSON becomes the message that something went wrong. */
export function storedSaid(json: string): Said {
  const said = v.safeParse(Said, JSON.parse(json))
  return said.success ? said.output : message('unexpected')
}
