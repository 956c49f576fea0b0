import { SaxesParser } from 'saxes'
import { decodeXml } from './decode-xml.ts'

/** A file embedded in an electronic invoice, such as a time sheet. */
export type Embedded = { name: string; bytes: Uint8Array }

/** The most files that are extracted, and their total size in bytes. */
const most = { files: 10, bytes: 20_000_000 }

/** The elements for embedded files in CII and UBL. Source: EN 16931-1, BT-125. */
const holders = new Set(['AttachmentBinaryObject', 'EmbeddedDocumentBinaryObject'])

/** The first bytes of PDF, JPEG and PNG, the files that a person can view. */
const pages = /^(?:25504446|ffd8ff|89504e47)/

/** Extracts the viewable documents embedded in an electronic invoice (XML). Never throws. */
export function embeddedIn(xml: Uint8Array): Embedded[] {
  const text = decodeXml(xml)
  const found: Embedded[] = []
  if (text === null) return found
  let left = most.bytes
  let open: { name: string; packed: string[] } | null = null
  const parser = new SaxesParser({ xmlns: true })
  const stop = () => {
    throw new Error('no more')
  }
  parser.on('doctype', stop)
  parser.on('error', stop)
  parser.on('opentag', ({ local, attributes }) => {
    if (holders.has(local)) open = { name: attributes['filename']?.value ?? '', packed: [] }
  })
  parser.on('text', (piece) => open?.packed.push(piece))
  parser.on('closetag', ({ local }) => {
    if (!open || !holders.has(local)) return
    const bytes = new Uint8Array(Buffer.from(open.packed.join(''), 'base64'))
    left -= bytes.length
    if (left < 0 || found.length >= most.files) stop()
    if (pages.test(Buffer.from(bytes.subarray(0, 8)).toString('hex')))
      found.push({ name: open.name, bytes })
    open = null
  })
  try {
    parser.write(text).close()
  } catch {
    // Files found before the error are kept.
  }
  return found
}
