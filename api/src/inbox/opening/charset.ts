const marks: [mark: string, name: string][] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
]

/** Charset names that mail programs use as a default. They prove nothing, so the bytes decide. */
const saysNothing = /^$|^(?:us-?)?ascii$|^utf-?8$|^ansi|^unknown|^x-|^utf-?7$/i

/** In these encodings all bytes are valid UTF-8 too, so valid UTF-8 proves nothing. */
const sevenBit = /^(?:iso-2022|hz-|utf-?16)/i

/**
 * Decodes bytes as text. The bytes count more than the declared charset: valid UTF-8 with a non-ASCII letter is UTF-8, and bytes
 * that do not fit the declared charset are Windows-1252. Never throws.
 */
export function decodeText(bytes: Uint8Array, said = ''): string {
  const start = Buffer.from(bytes.subarray(0, 3)).toString('hex')
  const marked = marks.find(([mark]) => start.startsWith(mark))?.[1]
  const name = said.trim().toLowerCase()
  return (
    (marked && decode(bytes, marked, false)) ||
    (!sevenBit.test(name) && decode(bytes, 'utf-8', true)) ||
    (!saysNothing.test(name) && decode(bytes, name, false)) ||
    decode(bytes, 'windows-1252', false) ||
    ''
  )
}

/** Null if the bytes are invalid in this encoding or the encoding is unknown. */
function decode(bytes: Uint8Array, name: string, fatal: boolean): string | null {
  try {
    const decoder = new TextDecoder(name, { fatal })
    return decoder.encoding === 'windows-1252' ? western(bytes) : decoder.decode(bytes)
  } catch {
    return null
  }
}

/** The characters of Windows-1252 from 0x80 to 0x9F, where Latin-1 has control characters. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

/** Node 20 decodes Windows-1252 as Latin-1, which lacks characters such as €. */
function western(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  return text.replaceAll(/[\u0080-\u009F]/g, (sign) => windows[sign.charCodeAt(0) - 0x80]!)
}
