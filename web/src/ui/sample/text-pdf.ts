/** A line of text at `x`, `y`: points from the lower left corner. */
export type PdfLine = [x: number, y: number, text: string]

/** Creates a PDF with lines of text in Helvetica as a text layer. Characters must be Latin-1, one byte each. */
export function pagesPdf(pages: PdfLine[][]): Uint8Array<ArrayBuffer> {
  const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&')
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font,
    ...pages.flatMap((lines, index) => {
      const content = lines
        .map(([x, y, text]) => `BT /F1 10 Tf ${x} ${y} Td (${escaped(text)}) Tj ET`)
        .join('\n')
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let body = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const start = body.length
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n `)
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('\n')}\n`
  body += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Uint8Array.from(body, (character) => character.charCodeAt(0))
}
