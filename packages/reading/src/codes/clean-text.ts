/**
 * Text out of a code or a file, as one line of at most `longest` characters: control characters, marks of direction and other hidden ones
 * are taken out. Null when no letter or digit is left.
 */
export function cleanText(text: string | null | undefined, longest: number): string | null {
  // whoever made the code decides about its text: what is far too long is cut before anything looks at it
  const line = (text ?? '')
    .slice(0, longest * 4)
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim()
  const cut = Array.from(line).slice(0, longest).join('').trim()
  return /[\p{L}\p{N}]/u.test(cut) ? cut : null
}
