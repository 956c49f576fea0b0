/** A file that begins as a PDF does and holds nothing: `bytes` long, or empty. */
export function pdfFile(name = 'letter.pdf', bytes = 2048): File {
  const content = new Uint8Array(bytes)
  content.set(new TextEncoder().encode('%PDF-').subarray(0, bytes))
  return new File([content], name, { type: 'application/pdf' })
}
