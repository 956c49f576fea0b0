import { countrySpecs, electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools'

/** Length of a German IBAN. Source: specification, section 5. */
export const germanIbanLength = 22

/** An IBAN without spaces and in capitals, valid or not. */
export function compactIban(text: string): string {
  return electronicFormatIBAN(text.replace(/\s/g, '')) ?? ''
}

/** Whether country, length, account structure and check digits (mod 97) are right. Spaces are allowed. */
export function isIban(text: string): boolean {
  return isValidIBAN(compactIban(text))
}

/** An IBAN in groups of four, as it is printed and typed. */
export function groupIban(text: string): string {
  return compactIban(text).replace(/(.{4})(?=.)/g, '$1 ')
}

/** The two letters of the country, or null when the text does not start with the code of an IBAN country. */
export function ibanCountry(text: string): string | null {
  const code = compactIban(text).slice(0, 2)
  return countrySpecs[code]?.IBANRegistry ? code : null
}

/** The bank code (Bankleitzahl, 8 digits) of a valid German IBAN, else null. */
export function bankCodeOf(text: string): string | null {
  const iban = compactIban(text)
  return iban.startsWith('DE') && isIban(iban) ? iban.slice(4, 12) : null
}

/** Letters that OCR confuses with digits. Source: scanned letters; I/l and O/0 are by far the most frequent. */
const slips: Record<string, string> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  A: '4',
  S: '5',
  G: '6',
  T: '7',
  B: '8',
}

/**
 * Repairs a German IBAN in which OCR read digits as letters; null unless exactly one repair passes mod 97. Digits are never changed: if any
 * single digit could be wrong, several repairs would always pass.
 */
export function repairIban(text: string): string | null {
  const raw = compactIban(text)
  if (isIban(raw)) return raw
  if (raw.length !== germanIbanLength || !/^[D0O][EF£]/.test(raw)) return null
  const candidates = new Set<string>()
  const rest = raw.slice(2).split('')
  const options = rest.map((char) => (/\d/.test(char) ? [char] : readings(char)))
  if (options.some((option) => option.length === 0)) return null
  const ways = options.reduce((product, option) => product * option.length, 1)
  if (ways > 64) return null
  for (let way = 0; way < ways; way += 1) {
    let left = way
    const digits = options.map((option) => {
      const digit = option[left % option.length]
      left = Math.floor(left / option.length)
      return digit
    })
    const iban = `DE${digits.join('')}`
    if (isIban(iban)) candidates.add(iban)
  }
  return candidates.size === 1 ? ([...candidates][0] ?? null) : null
}

function readings(char: string): string[] {
  // In some typefaces these two letters look like either digit.
  if (char === 'B') return ['8', '3']
  if (char === 'G') return ['6', '9']
  return slips[char] ? [slips[char]] : []
}

/** Whether the text has the form of a BIC: bank, existing country, place, optional branch (8 or 11 characters). */
export function isBic(text: string): boolean {
  return isValidBIC(text.replace(/\s/g, '').toUpperCase())
}
