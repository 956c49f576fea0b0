/** A file with the first bytes of a PDF and no content, of `bytes` length; may be empty. */
export function pdfFile(name = 'letter.pdf', bytes = 2048): File {
  const content = new Uint8Array(bytes)
  content.set(new TextEncoder().encode('%PDF-').subarray(0, bytes))
  return new File([content], name, { type: 'application/pdf' })
}
