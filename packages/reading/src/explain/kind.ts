import type { Branch, DocumentType } from '../types.ts'
import type { HelpId } from './help-places.ts'

/**
 * One kind of letter and texts that are true for every letter of it. `subject` matches its subject, each of `text` is a sign somewhere in
 * the letter, `from` a sign in the sender's name; `kind-of.ts` weighs them. `never` excludes the kind if it matches anywhere; kinds
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

/** A fallback for letters of no known kind. `about` must match the subject, `from` the sender, `types` the type. */
export type GeneralKind = {
  id: string
  about?: RegExp
  from?: RegExp
  types?: readonly DocumentType[]
  what: string
  next: string | null
  help: readonly HelpId[]
}

/** The texts of a kind in one language. `ifNot` is null in all languages or in none. */
type SpecialText = { what: string; next: string; ifNot: string | null }
type GeneralText = { what: string; next: string | null }

/** An invented letter: its sender, its subject and a few of its sentences. */
type SampleLetter = { sender: string; subject: string; text: string }

/**
 * A file of the folder `kinds`: one kind with all its data. Signs are regular expressions that ignore case. `law` names the sections that
 * make the texts true. `is` is a letter of this kind, `isNot` one that only resembles it.
 */
export type KindFile = Pick<LetterKind, 'branch' | 'help' | 'caution' | 'informs' | 'isChange'> & {
  law?: readonly string[]
  signs: Pick<LetterKind, 'only' | 'over'> & {
    subject: string
    text: readonly string[]
    from?: string
    never?: string
  }
  says: { en: SpecialText } & Readonly<Record<string, SpecialText>>
  is: SampleLetter
  isNot: SampleLetter
}

/** An entry of `kinds/general.json`. */
export type GeneralKindFile = Pick<GeneralKind, 'id' | 'help'> & {
  signs: { subject?: string; from?: string; types?: readonly DocumentType[] }
  says: { en: GeneralText } & Readonly<Record<string, GeneralText>>
}
