const greeting = /^\s*(?:sehr geehrte|guten (?:tag|morgen)|hallo|liebe[rs]? |dear )/im
const farewell =
  /(?:mit (?:freundlichen|besten|vielen) gr|freundliche gr|hochachtungsvoll|regards)/i
const asks =
  /\d(?:[.,]\d\d)? ?(?:€|EUR\b)|\b\d{1,2}\.\s?(?:\d{1,2}\.|[A-ZÄ][a-zä]+)\s?\d{4}|\bDE\d{2}(?: ?\d{4}){4}/
const refersToIt = /\b(?:anbei|im anhang|als anlage|siehe anlage|beigefügt|angehängt|attached)\b/i

/** In characters. A text that only points to attachments is shorter. */
const shortPointer = 300
const shortGreeting = 60

/** In characters. A shorter text next to an attached letter is only a cover note. */
const shortNote = 400
const shortReference = 1500

/**
 * Whether the text of a mail with an attached letter is itself a letter: it has a greeting and a closing, names an amount or date,
 * and is more than a cover note. In doubt it is not, because the user still has the mail.
 */
export function isOwnLetter(text: string): boolean {
  const said = text
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join('\n')
  if (said.length < shortNote || !greeting.test(said) || !farewell.test(said)) return false
  if (refersToIt.test(said) && said.length < shortReference) return false
  return asks.test(said)
}

/** Whether a text only points to attachments. Then it is not a letter, even if no attachment could be read. */
export function onlyPoints(text: string): boolean {
  const { length } = text.trim()
  return length < (refersToIt.test(text) ? shortPointer : shortGreeting) && !asks.test(text)
}

/** Whether an attached text file is a letter: it has a greeting or closing, and it asks for something or is as long as a letter. */
export function isAttachedLetter(text: string): boolean {
  return (
    (greeting.test(text) || farewell.test(text)) && (asks.test(text) || text.length > shortNote)
  )
}
