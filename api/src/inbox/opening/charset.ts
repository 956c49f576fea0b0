const marks: [mark: string, name: string][] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
]

/** Names that mail programs use when they say nothing: then the bytes decide. */
const saysNothing = /^$|^(?:us-?)?ascii$|^utf-?8$|^ansi|^unknown|^x-|^utf-?7$/i

/** In these codings every byte is a letter of UTF-8 as well, so being UTF-8 proves nothing. */
const sevenBit = /^(?:iso-2022|hz-|utf-?16)/i

/**
 * Bytes as text. What the bytes are counts more than what is said of them: whatever is valid UTF-8 with a letter beyond ASCII is UTF-8,
 * and what cannot be what it is said to be is Western European. Never throws.
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

/** Null for what is not in that coding, or no coding at all. */
function decode(bytes: Uint8Array, name: string, fatal: boolean): string | null {
  try {
    const decoder = new TextDecoder(name, { fatal })
    return decoder.encoding === 'windows-1252' ? western(bytes) : decoder.decode(bytes)
  } catch {
    return null
  }
}

/** What Windows-1252 has where Latin-1 has nothing to show: from 0x80 to 0x9F. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

/** Node 20 decodes Windows-1252 as Latin-1, which has no €. */
function western(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  return text.replaceAll(/[\u0080-\u009F]/g, (sign) => windows[sign.charCodeAt(0) - 0x80]!)
}
