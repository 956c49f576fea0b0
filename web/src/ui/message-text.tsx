import { responseTitle, responseTitleSaid, type Said } from '@brieflotse/contract'
import { deviceMessages } from '../text/in-language.ts'
import { centsText } from './format.ts'

/** A text to show; `lang` is set if it is not in the user's language. */
export type Shown = { text: string; lang?: 'en' }

/** Translates a message of the server or of this device. A message without translation is shown in its original English. */
export function shownMessage(said: Said | undefined, english: string): Shown {
  if (!deviceMessages) return { text: english }
  const text = said ? deviceMessages(said, centsText) : null
  return text === null ? { text: english, lang: 'en' } : { text }
}

/** The same for an error. */
export const shownFailure = ({ said, message }: { said?: Said | undefined; message: string }) =>
  shownMessage(said, message)

type Props = { said: Said | undefined; english: string }

export function MessageText({ said, english }: Props) {
  const { text, lang } = shownMessage(said, english)
  return lang ? <span lang={lang}>{text}</span> : text
}

/** "Response to: Mahnung", translated; titles that the app did not create are shown unchanged. */
export function letterTitle({ title, titleSaid }: { title: string; titleSaid?: Said | undefined }) {
  return titleSaid ? shownMessage(titleSaid, title).text : title
}

/** The title of a response to a letter. */
export function titleOfResponse(title: string): string {
  return letterTitle({ title: responseTitle(title), titleSaid: responseTitleSaid(title) })
}
