/**
 * Normalises a text for comparison: lower case without diacritics, so that "Gebühr", "Gebuehr" and "GEBUHR" are equal, as are "ß" and "ss".
 * Both sides must be folded, because results such as "steur" for "Steuer" are no words.
 */
export function fold(text: string): string {
  const small = text.toLowerCase()
  // fast path for most words
  if (/^[a-z\d]*$/.test(small)) return small.replaceAll(/([aou])e/g, '$1')
  return small
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll(/([aou])e/g, '$1')
}
