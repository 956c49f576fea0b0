import { responseTitle, responseTitleSaid, type Said } from '@brieflotse/contract'
import { deviceMessages } from '../text/in-language.ts'
import { centsText } from './format.ts'

/** What a screen says; `lang` where it is not the reader's language. */
export type Shown = { text: string; lang?: 'en' }

/** A message of the server, or of this device, in the reader's language. What nobody can say in it is shown in English, as it came. */
export function shownMessage(said: Said | undefined, english: string): Shown {
  if (!deviceMessages) return { text: english }
  const text = said ? deviceMessages(said, centsText) : null
  return text === null ? { text: english, lang: 'en' } : { text }
}

/** The same of a failure, whoever tells it. */
export const shownFailure = ({ said, message }: { said?: Said | undefined; message: string }) =>
  shownMessage(said, message)

type Props = { said: Said | undefined; english: string }

export function MessageText({ said, english }: Props) {
  const { text, lang } = shownMessage(said, english)
  return lang ? <span lang={lang}>{text}</span> : text
}

/** "Response to: Mahnung", in the reader's language; a title that the app did not make up is shown as it is. */
export function letterTitle({ title, titleSaid }: { title: string; titleSaid?: Said | undefined }) {
  return titleSaid ? shownMessage(titleSaid, title).text : title
}

/** How a response to a letter is called. */
export function titleOfResponse(title: string): string {
  return letterTitle({ title: responseTitle(title), titleSaid: responseTitleSaid(title) })
}
