import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Grey } from '@brieflotse/pictures'
import { prepareZXingModule, type ReadResult, readBarcodes } from 'zxing-wasm/reader'

/** Codes of one page that are looked at. */
const most = 12

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
let ready: Promise<unknown> | null = null

// the decoder would otherwise fetch its program from the network
const start = () =>
  prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer },
    fireImmediately: true,
  })

/** QR codes on a page, about 20 ms for 2,000 pixels of width. They are only decoded: nothing that they say is followed. */
export async function decodeQr(picture: Grey): Promise<ReadResult[]> {
  await (ready ??= start())
  const found = await readBarcodes(asPgm(picture), {
    formats: ['QRCode'],
    tryHarder: true,
    tryRotate: true,
    tryDownscale: true,
    // no letter prints white on black, and looking for it takes as long again
    tryInvert: false,
    maxNumberOfSymbols: most,
  })
  return found.filter(({ isValid }) => isValid)
}

/** The simplest picture with one byte a pixel; the decoder's other way in wants four. Source: Netpbm, PGM. */
function asPgm({ data, width, height }: Grey): Uint8Array {
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(head.length + data.length)
  file.set(head)
  file.set(data, head.length)
  return file
}
