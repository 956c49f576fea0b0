const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'iso-8859-1', 'iso-8859-15', 'windows-1252']

/** Decodes an XML file by its byte order mark, else by its declared encoding, else as UTF-8. Null if the bytes are invalid. */
export function decodeXml(bytes: Uint8Array): string | null {
  const [a, b] = bytes
  const marked =
    a === 0xff && b === 0xfe ? 'utf-16le' : a === 0xfe && b === 0xff ? 'utf-16be' : null
  const head = Buffer.from(bytes.subarray(0, 120)).toString('latin1')
  const declared = /^(?:ï»¿)?<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(head)?.[1]?.toLowerCase()
  const encoding = marked ?? declared ?? 'utf-8'
  if (!encodings.includes(encoding)) return null
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
