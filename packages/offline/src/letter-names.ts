import { answeredIn, type ResponseLetter, responseTitle } from '@brieflotse/contract'
import type { LetterTitle, OfLetter, UnsentLetter } from './outbox/entries.ts'

/** A letter's title: in English, as the server stores it, and as a translatable message. */
type LetterName = Pick<ResponseLetter, 'title' | 'titleSaid'>

/** The title of a queued letter; entries of earlier versions have the final English title. */
export function nameOfText({ title, titleSaid }: UnsentLetter): LetterName {
  return { title: title ?? responseTitle(answeredIn(titleSaid) ?? ''), titleSaid }
}

/** The fields of an outbox entry that name its letter. */
export const entryTitle = ({ title, titleSaid }: LetterName): LetterTitle => ({
  letterTitle: title,
  ...(titleSaid && { letterTitleSaid: titleSaid }),
})

/** The fields of an outbox entry about a letter of this name. */
export const letterFields = (name: LetterName): OfLetter => ({
  documentId: null,
  ...entryTitle(name),
})

/** The title of the answered document, without "Response to:". */
export const answeredTitle = ({ title, titleSaid }: Partial<LetterName>): string | undefined =>
  answeredIn(titleSaid) ?? title
