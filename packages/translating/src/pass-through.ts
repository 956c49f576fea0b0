import { placeholder } from './values/mask.ts'

const legalForm =
  /(?<!\p{L})(?:GmbH|mbH|AG|KG|OHG|UG|SE|eG|GbR|VVaG|PartG|e\.\s?V\.|e\.\s?K\.|KdöR|AöR)(?!\p{L})/u
const streetEnding =
  /(?:str\.|straße|strasse|weg|platz|allee|gasse|ring|damm|ufer|markt|steig|chaussee|promenade|bogen|winkel)$/iu
const houseNumber = /^\d{1,4}\s?[a-z]?$/i
const town = /^(?:[A-Z]-)?\d{5}\s\p{Lu}[\p{L} .()/-]*$/u
const signature =
  /^(?:gez\.|i\.\s?A\.|i\.\s?V\.|ppa\.|p\.\s?p\.)\s(?:Dr\.\s)?\p{Lu}[\p{L}.'-]+(?:\s\p{Lu}[\p{L}.'-]+){0,2}$/u
const bic = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/
const units = /(?<!\p{L})(?:EUR|IBAN|BIC|kWh|km|kg|m²|m2|qm|ccm|kW|x)(?!\p{L})/gu

/**
 * Whether a text needs no translation: values only, addresses, company names, signatures. `masked` has placeholders, `plain` is the
 * original.
 */
export function passesThrough(plain: string, masked: string): boolean {
  if (!/\p{L}/u.test(masked.replace(placeholder, '').replace(units, ''))) return true
  if (isAddress(plain) || signature.test(plain)) return true
  if (bic.test(plain) && /\d/.test(plain)) return true
  if (/^(?:Ihre?|Die|Der|Das|Unsere?)\s|\(/u.test(plain)) return false
  return (
    legalForm.test(plain) && plain.split(' ').length <= 7 && !/[.:;,?!]\s|\p{Ll}en$/u.test(plain)
  )
}

/** Whether it is an address: "Hinter der Mühle 9", "Am Markt 3a, 12345 Musterstadt", "12345 Musterstadt". */
function isAddress(text: string): boolean {
  const lines = text.split(/,\s/)
  return lines.length <= 3 && lines.every((line) => town.test(line) || isStreet(line))
}

function isStreet(line: string): boolean {
  const cut = /^(.{3,40}?)\s(\d.{0,5})$/u.exec(line)
  if (!cut) return false
  const [, name = '', number = ''] = cut
  return houseNumber.test(number) && streetEnding.test(name) && /^\p{Lu}/u.test(name)
}
