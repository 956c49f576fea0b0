import { compactIban, isIban } from '@brieflotse/rules'

/** Letters that OCR reads for digits. */
const lookAlikes: Record<string, string> = {
  O: '0',
  o: '0',
  Q: '0',
  I: '1',
  l: '1',
  i: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  S: '5',
  B: '8',
}

/** Replaces letters that OCR read for digits, in a text that can only contain digits; other characters stay. */
export function asDigits(text: string): string {
  return [...text].map((char) => lookAlikes[char] ?? char).join('')
}

/**
 * Repairs a German IBAN in which OCR doubled a digit; null unless all repairs with right check digits give the same number. Digits are
 * never exchanged or added, because one of the many attempts would pass by chance.
 */
export function repairedIbans(text: string): string | null {
  const raw = compactIban(text)
  if (raw.length < 22 || raw.length > 24) return null
  const body = asDigits(raw.slice(2))
  if (!/^\d+$/.test(body)) return null
  const found = new Set<string>()
  const consider = (digits: string) => {
    const iban = `DE${digits}`
    if (digits.length === 20 && isIban(iban)) found.add(iban)
  }
  consider(body)
  for (let at = 1; at < body.length; at++) {
    const same = body[at] === body[at - 1]
    if (!same) continue
    consider(body.slice(0, at) + body.slice(at + 1))
  }
  return found.size === 1 ? ([...found][0] ?? null) : null
}

/**
 * Alternative readings of a misread amount, without the original: a lost comma (`11738` for `117,38`), a doubled digit (`1117.38`), a dot
 * read for a comma. Cents, from at most ten digits.
 */
export function amountReadings(text: string): number[] {
  const digits = asDigits(text).replace(/[^\d]/g, '')
  if (digits.length < 3 || digits.length > 10) return []
  const found = new Set<number>([Number(digits)])
  for (let at = 1; at < digits.length; at++) {
    if (digits[at] === digits[at - 1]) found.add(Number(digits.slice(0, at) + digits.slice(at + 1)))
  }
  return [...found]
}

// The text after a paragraph sign: section numbers up to a law's abbreviation or a subdivision.
const section = String.raw`\s?\d{1,4}[a-z]{0,2}`
const law = String.raw`(?:Abs|Satz|Nr\.|ff?\b|SGB|\p{Lu}\p{L}*(?:G|O|B|V|GESETZ)\b)`
const oneSection = String.raw`(?=${section}\s${law})`
const manySections = String.raw`(?=${section}(?:(?:,|\sbis|\sund)\s\d{1,4}[a-z]{0,2}){1,6}(?:\s${law}|[.;)])|${section}\sff\b|${section}\s(?:bis|und)\s\d)`
const free = String.raw`(?<![\p{L}\d.,]|\d\s)`

const patterns: [RegExp, string][] = [
  // Paragraph signs that OCR read as eights, ampersands or dollars, recognised by the text after them.
  [new RegExp(String.raw`${free}(?:88|8§|§8|\$\$|S8|&&)${manySections}`, 'gu'), '§§'],
  [new RegExp(String.raw`${free}[8&$]${oneSection}`, 'gu'), '§'],
  [/\bSGB\s(?:Il|ll|lI|\|\||I\||l\|)(?![\p{L}])/gu, 'SGB II'],
  [/\bSGB\s(?:Ill|lll|IIl|IlI|\|\|\|)(?![\p{L}])/gu, 'SGB III'],
  [/\bSGB\s(?:l|\|)(?![\p{L}])/gu, 'SGB I'],
]

/** Repairs OCR errors with a known pattern and only one possible meaning. Offsets change; use it for reading aloud and translating. */
export function repairKnownPatterns(text: string): { text: string; changes: string[] } {
  const changes: string[] = []
  let mended = text
  for (const [pattern, right] of patterns) {
    mended = mended.replace(pattern, (wrong) => {
      if (wrong !== right) changes.push(`${wrong} → ${right}`)
      return right
    })
  }
  return { text: mended, changes }
}
