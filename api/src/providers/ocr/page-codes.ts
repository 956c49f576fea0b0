import type { Grey } from '@brieflotse/pictures'
import type { PageCode } from '@brieflotse/reading'
import { decodeQr } from './qr-decoder.ts'
import type { PaperSize } from './straighten.ts'

/** The longest content: a Swiss QR bill has 997 characters, a GiroCode 331 bytes. */
const longest = 1100

/** The character sets of a GiroCode by number. Source: EPC069-12, table 2. */
const charsets = [
  'utf-8',
  'iso-8859-1',
  'iso-8859-2',
  'iso-8859-4',
  'iso-8859-5',
  'iso-8859-7',
  'iso-8859-10',
  'iso-8859-15',
]

/**
 * The codes on a page that ask for a bank transfer. Others, such as web addresses, are ignored. If decoding fails, the page has no
 * codes.
 */
export async function codesOn(picture: Grey, paper: PaperSize, page: number): Promise<PageCode[]> {
  const found = await decodeQr(picture).catch(() => [])
  const perPixel = { x: paper.width / picture.width, y: paper.height / picture.height }
  return found.flatMap(({ bytes, position }) => {
    const read = bytes.length <= longest ? textOf(bytes) : null
    if (!read) return []
    const corners = [position.topLeft, position.topRight, position.bottomLeft, position.bottomRight]
    const [xs, ys] = [
      corners.map(({ x }) => x * perPixel.x),
      corners.map(({ y }) => y * perPixel.y),
    ]
    const [x, y] = [Math.min(...xs), Math.min(...ys)]
    const box = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
    return [{ ...read, page, box }]
  })
}

/** The first lines of a GiroCode. Banking apps check only these. */
const giro =
  /^(?:ï»¿)?BCD[\r\n]{1,2}0{0,2}[1-3]?[\r\n]{1,2}([\w-]{0,10})[\r\n]{1,2}(?:SCT|INST)[\r\n]/

function textOf(bytes: Uint8Array): Pick<PageCode, 'kind' | 'text'> | null {
  const head = Buffer.from(bytes.subarray(0, 40)).toString('latin1')
  if (/^(?:ï»¿)?SPC[\r\n]/.test(head)) return { kind: 'swiss-qr', text: decode(bytes, 'utf-8') }
  const charset = giro.exec(head)?.[1]
  if (charset === undefined) return null
  return { kind: 'girocode', text: decode(bytes, charsets[Number(charset) - 1] ?? 'utf-8') }
}

/** Some programs declare one character set and use another, so invalid UTF-8 falls back to the next likely one. */
function decode(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('iso-8859-15').decode(bytes)
  }
}
