import { mask, placeholder } from './values/mask.ts'
import type { Masked } from './values/mask.ts'
import type { PhraseMemory } from './phrases.ts'
import { unmask } from './values/render-english.ts'

/**
 * One part of a sentence: either its English is known without a model (`english`), or `masked` waits for the model. `sure` is false if
 * grammar rules may have missed the meaning; it is then shown as rough. `between` is the text before it in the line: spaces of a table row,
 * a fill-in line.
 */
export type SentencePart = {
  between: string
  plain: string
  masked: Masked
  english: string | null
  sure: boolean
}

/** Column gaps and fill-in lines split a line into cells; a semicolon splits text that is too long for the model. */
const gaps = /(\s{3,}|\t+|\s*_{2,}\s*|\s*\.{4,}\s*)/
const longest = 60
/** Longer lines are no sentences: they stay German, and no pattern has to scan them. */
const mostCharacters = 1500
/** Most labels in a line: "Betrag: Raten: 3" has two labels and a value; lines of more labels are no sentences. */
const mostLabels = 3

export function splitSentence(
  sentence: string,
  names: readonly string[],
  phrases: PhraseMemory,
): SentencePart[] {
  if (sentence.length > mostCharacters) return [tooLong(sentence)]
  const parts: SentencePart[] = []
  let between = ''
  for (const [i, piece] of sentence.split(gaps).entries()) {
    if (i % 2 === 1) between += piece
    else {
      for (const clause of piece.trim() ? clauses(piece.trim()) : []) {
        parts.push({ between, ...read(clause, names, phrases) })
        between = ' '
      }
      if (piece.trim()) between = ''
    }
  }
  if (between && parts.length) parts.push({ between, ...read('', names, phrases) })
  return parts
}

function clauses(text: string): string[] {
  return text.split(' ').length > longest ? text.split(/(?<=;)\s/) : [text]
}

function read(
  plain: string,
  names: readonly string[],
  phrases: PhraseMemory,
  labels = mostLabels,
): Omit<SentencePart, 'between'> {
  const masked = mask(plain, names)
  const english = withoutModel(plain, masked, names, phrases, labels)
  if (english !== null || masked.overflow) return { plain, masked, english, sure: true }
  const found = phrases.read(masked.text)
  if (!found) return { plain, masked, english: null, sure: false }
  return { plain, masked, english: unmask(found.english, masked.items), sure: found.sure }
}

function withoutModel(
  plain: string,
  masked: Masked,
  names: readonly string[],
  phrases: PhraseMemory,
  labels: number,
): string | null {
  if (passesThrough(plain, masked.text)) return unmask(masked.text, masked.items)
  if (masked.overflow) return null
  const phrase = phrases.find(masked.text)
  if (phrase !== null) return unmask(phrase, masked.items)
  return labels > 0 ? labelled(plain, names, phrases, labels - 1) : null
}

/** Splits a label from its value or from another entry of the book: "Aktenzeichen: 12 C 34/25". */
function labelled(
  plain: string,
  names: readonly string[],
  phrases: PhraseMemory,
  labels: number,
): string | null {
  const cut =
    /^([^:]{2,50}:)\s+(\S.*)$/u.exec(plain) ??
    /^(\p{L}[\p{L}. -]{1,40}?)\s(\S*\d.*|<.*)$/u.exec(plain)
  if (!cut) return null
  const [, label = '', value = ''] = cut
  const english = phrases.find(label)
  if (english === null) return null
  const { english: rest, sure } = read(value, names, phrases, labels)
  return rest === null || !sure ? null : `${english} ${rest}`
}

function tooLong(plain: string): SentencePart {
  return {
    between: '',
    plain,
    masked: { text: plain, items: [], overflow: true },
    english: null,
    sure: false,
  }
}

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
function passesThrough(plain: string, masked: string): boolean {
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
