import type { Branch } from '../types.ts'
import type { HelpId } from './help-places.ts'

/**
 * One kind of letter and texts that are true for every letter of it. `subject` matches its subject, each of `text` is a sign somewhere in
 * the letter, `from` a sign in the sender's name; `which-kind.ts` weighs them. `never` excludes the kind if it matches anywhere; kinds
 * listed in `over` are more general and lose. `what` says what the letter is, `next` what usually follows, `ifNot` what can happen if the
 * user does nothing (null: nothing is at risk). No text names a day: days come from the letter.
 */
export type LetterKind = {
  id: string
  branch: Branch
  subject: RegExp
  text: readonly RegExp[]
  from?: RegExp
  /** No other sender writes letters of this kind, so a letter from another sender is not of it. */
  only?: true
  never?: RegExp
  over?: readonly string[]
  what: string
  next: string
  ifNot: string | null
  help: readonly HelpId[]
  /** Letters of this kind ask for money that the user does not owe. */
  caution?: 'offer' | 'trick'
  /** It only informs: if it asks for nothing, the user has to do nothing. */
  informs?: true
  /** The amount is a new price or rent, not a payment due now. */
  isChange?: true
}
