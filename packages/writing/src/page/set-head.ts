import type { Addressee, Writer } from '../types.ts'
import { addressName } from '../salutation.ts'
import { sayDay } from '../wording.ts'
import { breakLines, type Measure } from './break-lines.ts'
import type { LayoutProfile, PageArea } from './layout-profiles.ts'
import type { LayoutProblem, Paper, PlacedLine } from './types.ts'

/** Lays out the part above the text: return line, address, sender and date. */
export function setHead(
  paper: Paper,
  profile: LayoutProfile,
  measure: Measure,
): { lines: PlacedLine[]; problems: LayoutProblem[] } {
  const { lines, problems } = setAddress(paper.addressee, profile.address, measure)
  const returnLine = setReturnLine(paper.writer, profile.returnLine, measure)
  return { lines: [...returnLine, ...lines, ...setSender(paper, measure)], problems }
}

function setReturnLine(
  { name, street, zip, city }: Writer,
  zone: PageArea | null,
  measure: Measure,
): PlacedLine[] {
  if (!zone || !name) return []
  const town = [zip, city].filter(Boolean).join(' ')
  // too long for one line: leave out the name, because street and town alone still bring the letter back, but half an address would not
  for (const parts of [
    [name, street, town],
    [street, town],
  ]) {
    const text = parts.filter(Boolean).join(' · ')
    const size = [7.5, 7, 6.5, 6].find((points) => measure(text, points, false) <= zone.width)
    if (size === undefined) continue
    return [{ x: zone.x, y: zone.y + 3, text, size, bold: false, role: 'return' }]
  }
  return []
}

const mmPerPoint = 25.4 / 72
/** Extent of print above and below the baseline, as shares of its size. */
const [ascent, descent] = [1, 0.25]

/** Font sizes in points with their leading in millimetres, tried in order. Address readers need at least 9 points. */
const addressSizes: [size: number, leading: number][] = [
  [11, 4.8],
  [10, 4.3],
  [9, 3.8],
]

/** The address lines in the envelope window, from name to town; empty if the address is too incomplete for posting. */
export function addressLines({ name, street, zip, city }: Addressee): string[] {
  if (!name || !zip || !city) return []
  return [addressName(name), street ?? '', `${zip} ${city}`].filter((part) => part.trim() !== '')
}

function setAddress(
  to: Addressee,
  zone: PageArea,
  measure: Measure,
): { lines: PlacedLine[]; problems: LayoutProblem[] } {
  const parts = addressLines(to)
  if (parts.length === 0) {
    const text = 'The address is not complete. It needs a name, a postcode and a town.'
    return { lines: [], problems: [{ code: 'no-address', text }] }
  }
  for (const [size, step] of addressSizes) {
    const lines = parts.flatMap((part) =>
      breakLines(part, zone.width, (text) => measure(text, size, false)),
    )
    if (size * mmPerPoint * (ascent + descent) + (lines.length - 1) * step > zone.height) continue
    const placed = lines.map((text, i) => ({
      x: zone.x,
      y: zone.y + size * mmPerPoint * ascent + i * step,
      text,
      size,
      bold: false,
      role: 'address' as const,
    }))
    return { lines: placed, problems: [] }
  }
  const text =
    'The address is too long for the window of the envelope. Please shorten the name or the street.'
  return { lines: [], problems: [{ code: 'address-too-long', text }] }
}

const senderZone: PageArea = { x: 125, y: 50, width: 65, height: 40 }

/** Sender and date beside the address. Source: DIN 5008, information block. */
function setSender({ writer, writtenOn }: Paper, measure: Measure): PlacedLine[] {
  const size = 9.5
  const town = [writer.zip, writer.city].filter(Boolean).join(' ')
  const known = [writer.name, writer.street, town, writer.phone, writer.email].filter(
    Boolean,
  ) as string[]
  const wrapped = known.flatMap((line) =>
    breakLines(line, senderZone.width, (text) => measure(text, size, false)),
  )
  // the date comes last and must never be cut off
  const lines = [...wrapped.slice(0, 7), '', sayDay(writtenOn).german]
  return lines.flatMap((text, i) => {
    const y = senderZone.y + 3.4 + i * 4.4
    return text === ''
      ? []
      : [{ x: senderZone.x, y, text, size, bold: false, role: 'sender' as const }]
  })
}
