import { answeredIn, type ResponseLetter, responseTitle } from '@brieflotse/contract'
import type { LetterText, OutboxEntry } from './rows.ts'

/** What a letter is called: in English, as it goes to the server, and as a message. */
type LetterName = Pick<ResponseLetter, 'title' | 'titleSaid'>

/** Entries of earlier versions have the title as it is sent. */
export function nameOfText({ title, titleSaid }: LetterText): LetterName {
  return { title: title ?? responseTitle(answeredIn(titleSaid) ?? ''), titleSaid }
}

/** What an entry about a letter is named by. */
export const entryTitle = ({
  title,
  titleSaid,
}: LetterName): Pick<OutboxEntry, 'letterTitle' | 'letterTitleSaid'> => ({
  letterTitle: title,
  ...(titleSaid && { letterTitleSaid: titleSaid }),
})

/** What a letter is called without a word of the app around it. */
export const answeredTitle = ({ title, titleSaid }: Partial<LetterName>): string | undefined =>
  answeredIn(titleSaid) ?? title
