/** English verbs that take "until" (a state or permission that lasts); all others take "by". */
const lasting =
  /\b(?:appl(?:y|ies|ied)|valid|lasts?|continues?|remains?|runs?|stays?|must|may|can|cannot|have to|has to|needs?)\b/

/**
 * Chooses "until" or "by": "if you do not pay until <date1>" would mean paying after that day, so conditions (`isCase`) and perfect tenses
 * use "by". A statement that denies something for a time ("we do not debit the amount until <date1>") keeps "until".
 */
export function byTheDay(text: string, isCase: boolean): string {
  if (lasting.test(text) || !/ not /.test(text)) return text
  if (!isCase && !/\b(?:have|has|had) not\b/.test(text)) return text
  return text.replace(/\buntil (?=<date\d>)/g, 'by ')
}
