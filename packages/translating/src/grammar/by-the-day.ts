/** What lasts or is allowed goes on until a day; everything else has to have happened by it. */
const lasting =
  /\b(?:appl(?:y|ies|ied)|valid|lasts?|continues?|remains?|runs?|stays?|must|may|can|cannot|have to|has to|needs?)\b/

/**
 * "if you do not pay until <date1>" would mean to pay after that day: in a case (`isCase`), and of what has not happened, it is "by". A
 * statement that denies something for a time ("we do not debit the amount until <date1>") keeps its "until".
 */
export function byTheDay(text: string, isCase: boolean): string {
  if (lasting.test(text) || !/ not /.test(text)) return text
  if (!isCase && !/\b(?:have|has|had) not\b/.test(text)) return text
  return text.replace(/\buntil (?=<date\d>)/g, 'by ')
}
