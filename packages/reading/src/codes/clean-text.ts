/**
 * Cleans text from a code or file: one line of at most `longest` characters, without control characters, direction marks and other
 * invisible ones. Null if no letter or digit is left.
 */
export function cleanText(text: string | null | undefined, longest: number): string | null {
  // the maker of a code controls its text, so very long text is cut before any processing
  const line = (text ?? '')
    .slice(0, longest * 4)
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim()
  const cut = Array.from(line).slice(0, longest).join('').trim()
  return /[\p{L}\p{N}]/u.test(cut) ? cut : null
}
