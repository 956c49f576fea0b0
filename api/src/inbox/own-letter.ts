const greeting = /^\s*(?:sehr geehrte|guten (?:tag|morgen)|hallo|liebe[rs]? |dear )/im
const farewell =
  /(?:mit (?:freundlichen|besten|vielen) gr|freundliche gr|hochachtungsvoll|regards)/i
const asks =
  /\d(?:[.,]\d\d)? ?(?:€|EUR\b)|\b\d{1,2}\.\s?(?:\d{1,2}\.|[A-ZÄ][a-zä]+)\s?\d{4}|\bDE\d{2}(?: ?\d{4}){4}/
const refersToIt = /\b(?:anbei|im anhang|als anlage|siehe anlage|beigefügt|angehängt|attached)\b/i

/** Characters. A text that is about nothing but what is attached fits into these. */
const shortPointer = 300
const shortGreeting = 60

/** Characters. Below, a text with an attached letter is taken for the note that goes with it. */
const shortNote = 400
const shortReference = 1500

/**
 * Whether the text of a mail that also brings a letter is a letter of its own: it greets, takes leave, names an amount or a day, and is
 * more than a note that points to what is attached. In doubt it is not: the user still has the mail.
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

/** Whether a text that came with files only points to them: it is no letter even where no file could be read. */
export function onlyPoints(text: string): boolean {
  const { length } = text.trim()
  return length < (refersToIt.test(text) ? shortPointer : shortGreeting) && !asks.test(text)
}

/** Whether a text that was attached is a letter: it greets or takes leave, and it asks for something or is as long as a letter. */
export function isAttachedLetter(text: string): boolean {
  return (
    (greeting.test(text) || farewell.test(text)) && (asks.test(text) || text.length > shortNote)
  )
}
