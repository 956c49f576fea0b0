import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Grey } from '@brieflotse/pictures'
import { prepareZXingModule, type ReadResult, readBarcodes } from 'zxing-wasm/reader'

/** The most codes that are read on one page. */
const most = 12

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
let ready: Promise<unknown> | null = null

// Without the file, the decoder would fetch its WebAssembly from the network.
const start = () =>
  prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer },
    fireImmediately: true,
  })

/** Decodes QR codes on a page, in about 20 ms for a width of 2,000 pixels. Their content is never followed. */
export async function decodeQr(picture: Grey): Promise<ReadResult[]> {
  await (ready ??= start())
  const found = await readBarcodes(asPgm(picture), {
    formats: ['QRCode'],
    tryHarder: true,
    tryRotate: true,
    tryDownscale: true,
    // No letter prints codes in white on black, and searching for them doubles the time.
    tryInvert: false,
    maxNumberOfSymbols: most,
  })
  return found.filter(({ isValid }) => isValid)
}

/** The simplest image format with one byte per pixel; raw pixels would need four. Source: Netpbm, PGM. */
function asPgm({ data, width, height }: Grey): Uint8Array {
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(head.length + data.length)
  file.set(head)
  file.set(data, head.length)
  return file
}
