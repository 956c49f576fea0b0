import { mostUnsure } from '../choose.ts'
import { streetOf, zipCity, type Street } from '../german/addresses.ts'
import { valediction } from '../german/cues.ts'
import type { Layout, Line, Passage, Zone } from '../layout/types.ts'
import type { Finding } from '../types.ts'
import { bestSpelling, spellingNote } from './best-spelling.ts'
import { maxLine } from './limits.ts'
import { printedMailOf } from './printed-mail.ts'
import { allWords, splitPassage } from './words-at.ts'

/** A printed address: a place, and the street or post office box before it. */
export type PlacedAddress = {
  zone: Zone
  street: Street | null
  zip: string
  city: string
  streetWords: number[]
  zipWords: number[]
}

// Separators of return lines; OCR confuses them with other marks.
const strong = /\s+[·•●|∙*+]\s+|\s+[-–—:.]\s+|\s*[·•●∙|]\s*/gu

// OCR can also lose the separators; a box or post code still begins a new part.
const lostDots = /,?\s+(?=(?:Postfach|PF)\s\d|\d{5}\s\p{Lu})/gu

/** The parts of a line separated by dots, or else by commas. */
export function segments(line: Passage): Passage[] {
  if (line.text.length > maxLine) return []
  const parts = splitPassage(line, strong).flatMap((piece) =>
    piece.text.includes(',') ? [piece] : splitPassage(piece, lostDots),
  )
  if (parts.length > 1) {
    return parts.flatMap((piece) => (zipCity.test(piece.text) ? [piece] : zipSplit(piece)))
  }
  if (streetOf(line.text)) return [line]
  return splitPassage(line, /,\s*/g)
}

/** Splits `Tannengrund 1, 84028 Landshut` within one part. */
function zipSplit(piece: Passage): Passage[] {
  return /,\s*(?:D-)?\d{5}\s/.test(piece.text) ? splitPassage(piece, /,\s*/g) : [piece]
}

/** Splits the lines of a footer into columns; a new column begins where the height jumps back up. */
export function addressColumns(lines: Line[]): Line[][] {
  const columns: Line[][] = []
  for (const line of lines) {
    const above = columns.at(-1)?.at(-1)
    const below = above && line.page === above.page && line.box.y > above.box.y
    const aligned = above && Math.abs(line.box.x - above.box.x) < 15
    if (above && below && aligned) columns.at(-1)?.push(line)
    else columns.push([line])
  }
  return columns
}

function addressesOf(column: Line[]): PlacedAddress[] {
  const pieces = column.flatMap((line) =>
    segments(line).map((piece) => ({ piece, zone: line.zone })),
  )
  return pieces.flatMap(({ piece, zone }, at) => {
    const match = zipCity.exec(piece.text.replace(/[,;.]$/, ''))
    if (!match?.[1] || !match[2]) return []
    const before = pieces[at - 1]?.piece
    const two = pieces[at - 2]?.piece
    // `M 8, 2` is wrongly split at its comma.
    const joined = before && two ? streetOf(`${two.text}, ${before.text}`) : null
    const alone = before ? streetOf(before.text) : null
    const street = alone ?? (joined && !joined.street.includes(' ') ? joined : null)
    const streetWords =
      street && before ? [...(alone ? [] : allWords(two ?? before)), ...allWords(before)] : []
    return [
      {
        zone,
        street,
        zip: match[1],
        city: match[2].trim(),
        streetWords,
        zipWords: allWords(piece),
      },
    ]
  })
}

/** A street and a place below each other in the information block, without labels: modern letters print the sender there. */
function besideText(letter: Layout): PlacedAddress[] {
  const lines = letter.lines.filter(({ zone, text }) => zone === 'info' && !text.includes(':'))
  return addressColumns(lines)
    .flatMap(addressesOf)
    .filter(({ street }) => street?.houseNumber)
}

const mostSigned = 9

/** The lines below the closing formula: the signer, and the address if it is nowhere else. */
export function signature(letter: Layout): Line[] {
  const end = letter.blocks.findLastIndex(
    ({ zone, text }) => zone === 'body' && valediction.test(text),
  )
  const first = letter.blocks[end]?.lines[0]
  if (end < 0 || first === undefined) return []
  return letter.lines.slice(first + 1, first + 1 + mostSigned).filter(({ zone }) => zone === 'body')
}

/** Addresses in letterhead, return line and footer of the first page that has any; never the reader's. */
function senderAddresses(letter: Layout): PlacedAddress[] {
  const zones: Zone[] = ['footer', 'return-line', 'head']
  const framed = zones.flatMap((zone) =>
    addressColumns(letter.lines.filter((line) => line.zone === zone)).flatMap(addressesOf),
  )
  const found = [...framed, ...besideText(letter)]
  const isPosted = letter.lines.some(({ zone }) => zone === 'return-line' || zone === 'head')
  return found.length > 0 || (isPosted && !printedMailOf(letter))
    ? found
    : addressColumns(signature(letter)).flatMap(addressesOf)
}

/** Words below this confidence are guesses. */
const hardToRead = 0.6

const isBox = ({ street }: PlacedAddress) => !street || !street.houseNumber

/**
 * The sender's address. A street is preferred to a post office box, and an address in two places, or the first one, to others; a longer
 * name of the same place is replaced by the shorter one.
 */
export function findSenderAddress(letter: Layout): Finding[] {
  const all = senderAddresses(letter)
  const same = (a: PlacedAddress, b: PlacedAddress) =>
    a.zip === b.zip && a.street?.street === b.street?.street
  const mentions = (one: PlacedAddress) =>
    all.filter((other) => other.zone !== one.zone && same(one, other)).length
  const ranked = all
    .filter(({ street }) => street !== null)
    .toSorted((a, b) => Number(isBox(a)) - Number(isBox(b)) || mentions(b) - mentions(a))
  const best = ranked[0] ?? all[0]
  if (!best) return []
  const agreeing = all.filter(
    (other) => same(best, other) || (other.zip === best.zip && !other.street),
  )
  const zones = new Set(agreeing.map(({ zone }) => zone))
  // The same street with another post code: one of the two was misread.
  const doubted = all.some(
    ({ street, zip }) =>
      street?.houseNumber && street.street === best.street?.street && zip !== best.zip,
  )
  // OCR reads letters for digits in house numbers, which have no check. A misread digit is only noticed if the number occurs twice.
  const numbers = agreeing.flatMap(({ street }) => street?.houseNumber ?? [])
  const alone = zones.size < 2 || new Set(numbers).size > 1
  const recognised = [...best.streetWords, ...best.zipWords].some(
    (word) => (letter.words[word]?.confidence ?? 1) < 1,
  )
  const odd = /\d\s?[OIlSB]|[OIl]\s?\d/u.test(best.street?.houseNumber ?? '')
  const confidence =
    doubted || odd
      ? 0.65
      : isBox(best) || (recognised && alone)
        ? mostUnsure
        : zones.size > 1
          ? 0.96
          : 0.88
  const why =
    zones.size > 1 ? `stands in ${[...zones].join(' and ')}` : `stands in the ${best.zone}`
  const longest = agreeing.toSorted((a, b) => b.city.length - a.city.length)[0] ?? best
  const city = longest.city.startsWith(best.city) ? longest : best
  const printed = best.street?.street ?? ''
  const street = bestSpelling(letter, printed)
  const make = (kind: Finding['kind'], value: string, words: number[], note = ''): Finding[] => {
    const worst = Math.min(1, ...words.map((word) => letter.words[word]?.confidence ?? 1))
    const sure = worst < hardToRead ? Math.min(confidence, 0.6) : confidence
    const said = `${why}${note}`
    return value ? [{ kind, value, words, stated: true, confidence: sure, why: said }] : []
  }
  return [
    ...make('sender-street', street, best.streetWords, spellingNote(printed, street)),
    ...make('sender-house-number', best.street?.houseNumber ?? '', best.streetWords),
    ...make('sender-zip', best.zip, best.zipWords),
    ...make('sender-city', city.city, city.zipWords),
  ]
}
