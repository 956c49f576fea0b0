import type { Branch } from '../types.ts'
import type { HelpId } from './help-places.ts'

/**
 * One kind of letter and what is true of every letter of this kind. `subject` names it in the subject, each of `text` is a sign
 * somewhere in the letter, `from` is a sign in the sender's name; `which-kind.ts` says how much each counts. `never` rules the
 * kind out wherever it occurs; kinds listed in `over` are more general and give way. `what` says what it is, `next` what usually
 * follows, `ifNot` what can happen if nothing is done (null: nothing is at risk). No text names a day: days come from the letter.
 */
export type LetterKind = {
  id: string
  branch: Branch
  subject: RegExp
  text: readonly RegExp[]
  from?: RegExp
  /** Nobody else writes letters of this kind: without that sender it is none. */
  only?: true
  never?: RegExp
  over?: readonly string[]
  what: string
  next: string
  ifNot: string | null
  help: readonly HelpId[]
  /** Letters of this kind ask for money that nobody owes. */
  caution?: 'offer' | 'trick'
  /** It only informs: where nothing is asked in it, there is nothing to do. */
  informs?: true
  /** The amount is a new price or rent, not a sum to pay now. */
  isChange?: true
}
