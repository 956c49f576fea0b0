import { deflateSync } from 'node:zlib'

/** For tests: builds a PDF by hand, with any peculiarity a test needs. */
export type TestPage = {
  content: string
  /** Entries of the page dictionary such as `/Rotate 90`. */
  entries?: string
  mediaBox?: readonly [number, number, number, number]
  /** The encoded content stream, instead of `content`. */
  packed?: Buffer
  picture?: { jpeg: Uint8Array; width: number; height: number }
  /** Annotations in a rectangle given by its lower left corner: a stamp, or a form field. */
  notes?: {
    entries: string
    rect: readonly [number, number, number, number]
    content?: string
  }[]
}

/** Text lines in Helvetica 11, starting at the top, in WinAnsi. */
export function textLines(lines: string[], before = ''): string {
  const shown = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj 0 -20 Td`)
  return `${before} BT /F 11 Tf 70 760 Td ${shown.join(' ')} ET`
}

/** Fills the page with its picture. */
export const wholePagePicture = 'q 595 0 0 842 0 0 cm /P Do Q'

export function testPdf(pages: TestPage[]): Buffer {
  const objects: (string | [string, Uint8Array])[] = []
  const add = (object: string | [string, Uint8Array]) => objects.push(object)
  const kids: string[] = []
  add('<</Type/Catalog/Pages 2 0 R>>')
  add('')
  add('<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>')
  for (const page of pages) {
    const packed = page.packed ?? deflateSync(Buffer.from(page.content, 'latin1'))
    const content = add(['/Filter/FlateDecode', packed])
    const picture = page.picture ? `/XObject<</P ${add(pictureObject(page.picture))} 0 R>>` : ''
    const box = page.mediaBox ?? [0, 0, 595, 842]
    const notes = (page.notes ?? []).map(({ entries, rect, content: drawn }) => {
      const [left, bottom, right, top] = rect
      const form = `/Type/XObject/Subtype/Form/BBox[0 0 ${right - left} ${top - bottom}]/Resources<</Font<</F 3 0 R>>>>`
      const look = drawn === undefined ? '' : `/AP<</N ${add([form, Buffer.from(drawn)])} 0 R>>`
      return `${add(`<</Type/Annot/F 4/Rect[${rect.join(' ')}]${entries}${look}>>`)} 0 R`
    })
    const onTop = notes.length > 0 ? `/Annots[${notes.join(' ')}]` : ''
    const id = add(
      `<</Type/Page/Parent 2 0 R/MediaBox[${box.join(' ')}]${page.entries ?? ''}${onTop}` +
        `/Resources<</Font<</F 3 0 R>>${picture}>>/Contents ${content} 0 R>>`,
    )
    kids.push(`${id} 0 R`)
  }
  objects[1] = `<</Type/Pages/Count ${kids.length}/Kids[${kids.join(' ')}]>>`
  return assemble(objects)
}

function pictureObject({ jpeg, width, height }: NonNullable<TestPage['picture']>) {
  const entries = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}`
  return [`${entries}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/DCTDecode`, jpeg] as [
    string,
    Uint8Array,
  ]
}

function assemble(objects: (string | [string, Uint8Array])[]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')]
  const offsets: number[] = []
  const length = () => parts.reduce((sum, part) => sum + part.length, 0)
  objects.forEach((object, i) => {
    offsets.push(length())
    parts.push(Buffer.from(`${i + 1} 0 obj\n`))
    if (typeof object === 'string') parts.push(Buffer.from(object))
    else
      parts.push(
        Buffer.from(`<<${object[0]}/Length ${object[1].length}>>\nstream\n`),
        Buffer.from(object[1]),
        Buffer.from('\nendstream'),
      )
    parts.push(Buffer.from('\nendobj\n'))
  })
  const start = length()
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`
  const trailer = `trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`
  return Buffer.concat([...parts, Buffer.from(table + trailer)])
}
