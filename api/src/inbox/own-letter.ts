const greeting = /^\s*(?:sehr geehrte|guten (?:tag|morgen)|hallo|liebe[rs]? |dear )/im
const farewell =
  /(?:mit (?:freundlichen|besten|vielen) gr|freundliche gr|hochachtungsvoll|regards)/i
const asks =
  /\d(?:[.,]\d\d)? ?(?:€|EUR\b)|\b\d{1,2}\.\s?(?:\d{1,2}\.|[A-ZÄ][a-zä]+)\s?\d{4}|\bDE\d{2}(?: ?\d{4}){4}/
const refersToIt = /\b(?:anbei|im anhang|als anlage|siehe anlage|beigefügt|angehängt|attached)\b/i

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
