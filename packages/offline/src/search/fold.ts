/**
 * A text as it is compared: small letters without marks, so that "Gebühr", "Gebuehr" and "GEBUHR" are the same, as are "ß" and "ss". Both
 * sides of a comparison have to be folded: "Steuer" becomes "steur", which is no word.
 */
export function fold(text: string): string {
  const small = text.toLowerCase()
  // most words by far
  if (/^[a-z\d]*$/.test(small)) return small.replaceAll(/([aou])e/g, '$1')
  return small
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll(/([aou])e/g, '$1')
}
