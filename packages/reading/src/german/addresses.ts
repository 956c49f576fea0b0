/** The end of an address: five digits and a place, or four digits after a country prefix: `D-`, `CH-`. */
export const zipCity =
  /^(?:\p{Lu}{1,3}\s?[-–]\s?|(?=\d{5}))(\d{4,5})\s+(\p{Lu}[\p{L}.'’()/ -]{1,60})$/u

/** The end of an address in countries with four-digit post codes; only for places where nothing else can match. */
export const foreignZipCity = /^(\d{4}(?:\s\p{Lu}{2})?)\s+(\p{Lu}[\p{L}.'’()/ -]{1,60})$/u

/** A post office box. */
const postBox = /^(?:Postfach|PF|Postf\.)\s?[\d ]{1,12}$/iu

/** A house number with letter, range or floor: `5`, `118 b`, `7/2`, `3–9`, `23, 1. OG`. */
const houseNumber =
  /^(.*?\D)\s*(\d{1,4}(?:\s?[a-zA-Z])?(?:\s?[-–/+]\s?\d{1,4}(?:\s?[a-zA-Z])?)?)((?:,\s*|\s+)(?:\d{1,2}\.\s?(?:OG|Stock|Etage)|EG|DG|UG|App\.?|Apt\.?|Whg\.?|Wohnung|Haus|Hs\.|Hinterhaus|links|rechts|Zi\.?|Zimmer|Nr\.?).*)?$/u

/** Addresses in Mannheim use block numbers: `T 8, 12 a`. */
const block = /^(\p{Lu})\s?(\d{1,2},\s?\d{1,3}(?:\s?[a-z])?)$/u

export type Street = { street: string; houseNumber: string }

/** Splits a line of an address; null if it is neither a street with number nor a post office box. */
export function streetOf(line: string): Street | null {
  const text = line.trim().replace(/^(?:sitz|anschrift|hausanschrift|adresse|büro):\s*/iu, '')
  if (postBox.test(text)) return { street: text, houseNumber: '' }
  const square = block.exec(text)
  if (square) return { street: square[1] ?? '', houseNumber: square[2] ?? '' }
  if (!/^[\p{Lu}\d]/u.test(text) || /@|www\.|^\d{5}\b|€|IBAN|BIC/u.test(text)) return null
  const match = houseNumber.exec(text)
  const name = match?.[1]?.trim() ?? ''
  if (
    !match ||
    name.length < 3 ||
    /(?:telefon|tel|fax|seite|team|zimmer|amt|abteilung|referat|dezernat|sachgebiet|fachbereich|nr|hrb|hra|uhr|vr|gnr)\.?$/iu.test(
      name,
    )
  )
    return null
  if (/[:]|^\p{L}{1,2}$|^(?:App|Apt|Whg|Tel|Fax|Abt|Top)$|\d{3}/u.test(name)) return null
  return { street: name.replace(/,$/, ''), houseNumber: `${match[2]}${match[3] ?? ''}`.trim() }
}

/** Lower case without diacritics, for comparing names: `Çelik` equals `Celik`. */
export function foldName(text: string): string {
  return text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[ıł]/g, (letter) => (letter === 'ı' ? 'i' : 'l'))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}
