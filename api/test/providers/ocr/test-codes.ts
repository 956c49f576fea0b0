import { create, type QRCodeErrorCorrectionLevel } from 'qrcode'
import sharp from 'sharp'
import { fixture } from './test-files.ts'

/** For tests: codes on pages. Sizes and positions are in millimetres. */
export const giroText = [
  'BCD\n002\n1\nSCT\nCOBADEFFXXX\nStadtwerke Musterhafen\nDE89370400440532013000\nEUR307.88',
  '\n\n\nKundennummer 4711 Größe',
].join('')

export const swissText = `SPC|0200|1|CH4431999123000889012
S|Alpenlicht Energie AG|Seeweg|7|6300|Zug|CH
||||||
1949.75|CHF
||||||
NON||Abrechnung 2025|EPD`.replaceAll('|', '\n')

type Place = { x: number; y: number; side: number }
export const place: Place = { x: 150, y: 225, side: 28 }

function dots(content: string | Uint8Array, level: QRCodeErrorCorrectionLevel = 'M') {
  const segments =
    typeof content === 'string' ? content : [{ data: content, mode: 'byte' } as const]
  const { modules } = create(segments, { errorCorrectionLevel: level })
  return { size: modules.size, isDark: (x: number, y: number) => modules.get(y, x) === 1 }
}

/** The drawing operators of an A4 PDF page. */
export function codeInPdf(content: string, { x, y, side }: Place = place): string {
  const { size, isDark } = dots(content)
  const [dot, perMm] = [side / size, 72 / 25.4]
  const points = (mm: number) => (mm * perMm).toFixed(3)
  let steps = '0 g'
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      if (isDark(column, row))
        steps += ` ${points(x + column * dot)} ${points(297 - y - (row + 1) * dot)} ${points(dot)} ${points(dot)} re`
  return `${steps} f`
}

/** The fictional letter in `fixtures/` as a scan (200 dpi) with a code on it. */
export async function scanWithCode(
  content: string | Uint8Array,
  { x, y, side }: Place = place,
): Promise<Buffer> {
  const { size, isDark } = dots(content)
  const data = Uint8Array.from({ length: size * size }, (_, at) =>
    isDark(at % size, Math.floor(at / size)) ? 0 : 255,
  )
  const pixels = (mm: number) => Math.round((mm * 200) / 25.4)
  const code = await sharp(data, { raw: { width: size, height: size, channels: 1 } })
    .resize(pixels(side), pixels(side), { kernel: 'nearest' })
    .png()
    .toBuffer()
  return sharp(fixture('page.png'))
    .composite([{ input: code, left: pixels(x), top: pixels(y) }])
    .png()
    .toBuffer()
}
