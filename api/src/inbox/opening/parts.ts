import { type PartHeaders, headValue, readHeads } from './heads.ts'

/** A part of a mail: a leaf with a body, or a multipart with parts. `type` is in lower case, such as `text/plain`. */
export type MimePart = { heads: PartHeaders; type: string; body: Buffer; parts: MimePart[] }

/** Normal mails nest at most five multiparts and have some dozens of parts. */
const deepest = 30
const mostParts = 1000

/**
 * Splits the source of a mail into parts in one pass without copying bytes. Nothing is rejected: a multipart without parts becomes
 * text, and one without an end ends with the mail.
 */
export function parseMime(source: Buffer): MimePart {
  let left = mostParts
  return read(clean(source), 0)

  function read(bytes: Buffer, depth: number): MimePart {
    const { heads, body: from } = readHeads(bytes)
    const { value, params } = headValue(heads, 'content-type')
    const body = bytes.subarray(from)
    const type = /^[\w.+-]+\/[\w.+-]+$/.test(value) ? value : 'text/plain'
    if (!type.startsWith('multipart/')) return { heads, type, body, parts: [] }
    const boundary = params['boundary'] || guessed(body)
    const pieces = boundary && depth < deepest ? split(body, boundary) : []
    const parts: MimePart[] = []
    for (const piece of pieces) if (left-- > 0) parts.push(read(piece, depth + 1))
    if (parts.length > 0) return { heads, type, body: body.subarray(0, 0), parts }
    return { heads, type: 'text/plain', body, parts }
  }
}

/** Removes text before the first header field and normalises line ends. */
function clean(source: Buffer): Buffer {
  const mark = source.subarray(0, 3).toString('hex') === 'efbbbf' ? 3 : 0
  let start = mark
  while (start < source.length && [9, 10, 13, 32].includes(source[start]!)) start += 1
  const mail = source.subarray(start)
  if (mail.includes(10) || !mail.includes(13)) return mail
  return Buffer.from(mail.toString('latin1').replaceAll('\r', '\n'), 'latin1')
}

/** Some mails lack the boundary parameter. The first line that looks like a boundary and is followed by a header field is used. */
function guessed(body: Buffer): string | null {
  const start = body.toString('latin1', 0, 16_000)
  return /^--(\S{1,70})\r?\n(?=content-)/im.exec(start)?.[1] ?? null
}

function split(body: Buffer, boundary: string): Buffer[] {
  const line = Buffer.from(`--${boundary}`, 'latin1')
  const pieces: Buffer[] = []
  let from = -1
  let at = body.indexOf(line)
  for (; at >= 0; at = body.indexOf(line, at + 1)) {
    const after = body.toString('latin1', at + line.length, at + line.length + 80)
    const end = /^(--)?[ \t]*(?:\r?\n|$)/.exec(after)
    const lineStart = at === 0 || body[at - 1] === 10
    if (!lineStart || !end) continue
    if (from >= 0) pieces.push(body.subarray(from, Math.max(from, withoutLineEnd(body, at))))
    from = end[1] ? -1 : at + line.length + end[0].length
    if (end[1] || pieces.length > mostParts) break
  }
  if (from >= 0 && from < body.length) pieces.push(body.subarray(from))
  return pieces
}

const withoutLineEnd = (body: Buffer, at: number) => at - (body[at - 2] === 13 ? 2 : 1)
