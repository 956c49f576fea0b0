import { message, Said } from '@brieflotse/contract'
import * as v from 'valibot'

/** A stored message; what is none says that something went wrong. */
export function storedSaid(json: string): Said {
  const said = v.safeParse(Said, JSON.parse(json))
  return said.success ? said.output : message('unexpected')
}
