import { streetOf, zipCity } from '../german/addresses.ts'
import { findDates } from '../german/dates.ts'
import { buyerHeading, sellerHeading } from '../german/label-cues.ts'
import type { Cell, Layout } from '../layout/types.ts'
import type { Finding, FindingKind } from '../types.ts'
import { labelsOf } from './labels.ts'
import { maxLine } from './limits.ts'
import { allWords, wordsAt } from './words-at.ts'

/** The heading of a page printed by a viewer for electronic invoices. */
const heading =
  /^\p{L}[\p{L} ]{0,40}(?:rechnung|gutschrift|korrektur|versicherers)\p{Ll}*\s(?:\(\d{3}\)\s)?(?:nr\.?|nummer:?)\s(\S{1,40})\svom\s(\d{1,2}\.\d{1,2}\.\d{4})$/iu

const nameLabel = /^(?:name|firma|firmenname|unternehmen)$/iu
const streetLabel = /^(?:straße(?:\s?\/\s?hausnummer)?|anschrift|adresse)$/iu
const numberLabel = /^(?:nummer|kennung|kunden-?(?:nr\.?|nummer))$/iu
const dayLabel = /^(?:rechnungs|ausstellungs)datum$/iu

/** Most rows of a party; later rows belong to another part of the page. */
const mostRows = 12

type Row = { label: string; value: string; words: number[] }

const bare = (text: string) => text.trim().replace(/\s*:$/u, '')

/** The rows below the heading of a party, up to the next heading or a clear gap, without a second column beside it. */
function rowsBelow(title: Cell, cells: Cell[], titles: Cell[]): Row[] {
  const beside = titles.filter(
    ({ page, box }) =>
      page === title.page && box.x > title.box.x + 20 && Math.abs(box.y - title.box.y) < 3,
  )
  const right = Math.min(Infinity, ...beside.map(({ box }) => box.x - 3))
  const below = cells
    .filter(
      ({ page, box }) =>
        page === title.page && box.y > title.box.y + 1 && box.x > title.box.x - 5 && box.x < right,
    )
    .toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
  const rows: Cell[][] = []
  let gap = Infinity
  for (const cell of below) {
    const last = rows.at(-1)?.[0]
    const down = cell.box.y - (last ?? title).box.y
    if (last && down < 2) {
      rows.at(-1)!.push(cell)
      continue
    }
    if (titles.includes(cell) || rows.length >= mostRows || down > 1.7 * gap || down > 25) break
    gap = rows.length === 0 ? Infinity : Math.max(down, 4)
    rows.push([cell])
  }
  return rows.map((row) => rowOf(row.toSorted((a, b) => a.box.x - b.box.x)))
}

function rowOf([first, ...rest]: Cell[]): Row {
  if (!first) return { label: '', value: '', words: [] }
  const value = rest.map(({ text }) => text).join(' ')
  if (value) return { label: bare(first.text), value, words: rest.flatMap(allWords) }
  const at = /^[^:]{2,30}:\s(?=\S)/u.exec(first.text)?.[0].length ?? 0
  const words = wordsAt(first, at, first.text.length)
  return { label: bare(first.text.slice(0, at)), value: first.text.slice(at), words }
}

const isName = (text: string) => /^\p{L}/u.test(text) && !/^(?:herrn?|frau|firma)$/iu.test(text)

type Party = {
  name: Row | null
  street: Row | null
  zip: Row | null
  city: Row | null
  number: Row | null
}

/** `DE 44137 Dortmund`: the country code before a post code. */
const country = /^[A-Z]{2}\s(?=\d{5}\s)/

function partyOf(rows: Row[]): Party {
  const labelled = (pattern: RegExp) => rows.find(({ label }) => pattern.test(label)) ?? null
  const plain = rows.filter(({ label }) => label === '')
  const place = rows.find(({ value }) => zipCity.test(value.replace(country, '')))
  const [, zip = '', city = ''] = zipCity.exec(place?.value.replace(country, '') ?? '') ?? []
  const isStreet = ({ value }: Row) => streetOf(value) !== null
  return {
    name:
      labelled(nameLabel) ??
      plain.find((row) => isName(row.value) && row !== place && !isStreet(row)) ??
      null,
    street: labelled(streetLabel) ?? plain.find(isStreet) ?? null,
    zip: labelled(/^(?:plz|postleitzahl)$/iu) ?? (place ? { ...place, value: zip } : null),
    city: labelled(/^(?:ort|stadt)$/iu) ?? (place ? { ...place, value: city } : null),
    number: labelled(numberLabel),
  }
}

const found = (kind: FindingKind, row: Row | null, why: string, confidence = 0.93): Finding[] =>
  row?.value ? [{ kind, value: row.value, words: row.words, stated: true, confidence, why }] : []

function addressOf(party: Party, [street, number]: FindingKind[], why: string): Finding[] {
  const line = party.street
  const parts = line && streetOf(line.value)
  if (!line || !parts) return []
  return [
    ...found(street!, { ...line, value: parts.street }, why),
    ...(number ? found(number, { ...line, value: parts.houseNumber }, why) : []),
  ]
}

/**
 * Reads the page of a viewer for electronic invoices. It has no letterhead and no address field, but both parties below headings, which
 * must not be taken as names or subject.
 */
export function findInViewer(letter: Layout): Finding[] {
  const cells = letter.lines.flatMap((line) => (line.text.length > maxLine ? [] : line.cells))
  const titles = cells.filter(
    ({ text }) => sellerHeading.test(bare(text)) || buyerHeading.test(bare(text)),
  )
  const head = (pattern: RegExp) => titles.find(({ text }) => pattern.test(bare(text)))
  const [selling, buying] = [head(sellerHeading), head(buyerHeading)]
  const isPosted = letter.lines.some(({ zone }) => zone === 'return-line')
  if (!selling || !buying || isPosted) return []
  const seller = partyOf(rowsBelow(selling, cells, titles))
  const buyer = partyOf(rowsBelow(buying, cells, titles))
  const [from, to] = [`below “${bare(selling.text)}”`, `below “${bare(buying.text)}”`]
  const address = buyer.street
  return [
    ...found('sender', seller.name, from),
    ...addressOf(seller, ['sender-street', 'sender-house-number'], from),
    ...found('sender-zip', seller.zip, from),
    ...found('sender-city', seller.city, from),
    ...found('recipient', buyer.name, to),
    ...found('recipient-address', address && streetOf(address.value) ? address : null, to),
    ...found('recipient-zip', buyer.zip, to),
    ...found('recipient-city', buyer.city, to),
    ...found(
      'customer-number',
      /\d/.test(buyer.number?.value ?? '') ? buyer.number : null,
      to,
      0.8,
    ),
    ...fromHeading(letter),
  ]
}

/** Type, number and date of the invoice, from the page's heading; the date also from its label. */
function fromHeading(letter: Layout): Finding[] {
  const day = labelsOf(letter).find(({ label }) => dayLabel.test(bare(label)))
  const labelled = day && findDates(day.value)[0]?.date
  const dated =
    day && labelled
      ? found('letter-date', { ...day, value: labelled }, `labelled “${day.label}”`)
      : []
  for (const line of letter.lines) {
    const match = line.text.length > maxLine ? null : heading.exec(line.text)
    const [, number = '', printed = ''] = match ?? []
    const date = findDates(printed)[0]?.date
    if (!match || !date) continue
    const why = 'the page is headed so'
    const at = line.text.indexOf(number)
    const words = wordsAt(line, at, at + number.length)
    const dayAt = line.text.length - printed.length
    return [
      ...found('subject', { label: '', value: line.text, words: allWords(line) }, why, 0.96),
      ...(/\d/.test(number) ? found('reference', { label: '', value: number, words }, why) : []),
      ...found(
        'letter-date',
        { label: '', value: date, words: wordsAt(line, dayAt, line.text.length) },
        why,
        0.95,
      ),
    ]
  }
  return dated
}
