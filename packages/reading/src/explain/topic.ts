import type { DocumentType } from '../types.ts'

/**
 * What a letter can be. `about` must match the subject (or the first heading), `also` something in the whole letter, `from` the
 * sender, `types` the document type. `what` says it in one or two plain sentences that hold for every letter of this kind.
 */
export type Topic = {
  name: string
  about?: RegExp
  also?: RegExp
  from?: RegExp
  types?: DocumentType[]
  what: string
  /** The amount is a new price or rent, not a sum to pay now. */
  isChange?: boolean
}
