const equals = 61
const newline = 10

/** Decodes the transfer encoding of a part. Damaged places are skipped, the rest is kept. */
export function decodeBody(body: Buffer, encoding: string): Buffer {
  if (encoding === 'base64') return fromBase64(body)
  if (encoding === 'quoted-printable') return fromQuoted(body)
  if (/^x?-?uu/.test(encoding)) return uuBlocks(body.toString('latin1')).files[0]?.bytes ?? body
  return body
}

/** Some programs encode a file in pieces, so padding can occur in the middle. */
export function fromBase64(body: Buffer): Buffer {
  const pieces = body.toString('latin1').split(/=+/)
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece, 'base64')))
}

function fromQuoted(body: Buffer): Buffer {
  const out = Buffer.allocUnsafe(body.length)
  let length = 0
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at]!
    if (byte !== equals) {
      out[length++] = byte
      continue
    }
    let end = at + 1
    while (body[end] === 32 || body[end] === 9 || body[end] === 13) end += 1
    if (body[end] === newline || end >= body.length) {
      at = end
      continue
    }
    const code = body.subarray(at + 1, at + 3).toString('latin1')
    if (/^[\da-f]{2}$/i.test(code)) {
      out[length++] = Number.parseInt(code, 16)
      at += 2
    } else out[length++] = byte
  }
  return out.subarray(0, length)
}

export type UuFile = { name: string; bytes: Buffer }

const begin = /^begin [0-7]{3,4} (.{1,200}?)\r?\n/gm

/** No normal mail has more. */
const mostFiles = 50

/** Finds uuencoded files within a text, as mail programs of the nineties sent them, and returns the text without them. */
export function uuBlocks(text: string): { text: string; files: UuFile[] } {
  const files: UuFile[] = []
  const kept: string[] = []
  let at = 0
  begin.lastIndex = 0
  for (let found = begin.exec(text); found && files.length < mostFiles; found = begin.exec(text)) {
    const end = text.indexOf('\nend', begin.lastIndex)
    if (end < 0) break
    kept.push(text.slice(at, found.index))
    files.push({ name: found[1]!, bytes: fromUu(text.slice(begin.lastIndex, end)) })
    at = end + '\nend'.length
    begin.lastIndex = at
  }
  return { text: kept.join('') + text.slice(at), files }
}

function fromUu(rows: string): Buffer {
  const out = Buffer.alloc(rows.length + 3)
  let length = 0
  for (let at = 0; at < rows.length;) {
    const found = rows.indexOf('\n', at)
    const end = found < 0 ? rows.length : found
    const six = (place: number) => (place < end ? (rows.charCodeAt(place) - 32) & 63 : 0)
    const bytes = six(at)
    for (let from = at + 1, to = 0; to < bytes && from < end; from += 4, to += 3) {
      const all = (six(from) << 18) | (six(from + 1) << 12) | (six(from + 2) << 6) | six(from + 3)
      out.writeUIntBE(all, length + to, 3)
    }
    length += Math.min(bytes, end - at)
    at = end + 1
  }
  return out.subarray(0, length)
}
