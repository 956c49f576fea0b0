import libmime from 'libmime'
import { decodeText } from './charset.ts'

/** The header fields of a part, with values as latin1 strings of their bytes. Of a repeated field the first one counts. */
export type PartHeaders = ReadonlyMap<string, string>

/** A mail program writes some dozens of header fields of at most a thousand characters. Anything beyond these limits is dropped. */
const mostHeads = 1000
const longestLine = 8 * 1024

const headLine = /^([!-9;-~]{1,100})[ \t]*:(.*)$/s

/**
 * The header of a part and the offset of its body. A line that is not a header field starts the body, even without an empty line
 * before it.
 */
export function readHeads(part: Buffer): { heads: PartHeaders; body: number } {
  const heads = new Map<string, string>()
  let name = ''
  let at = 0
  while (at < part.length) {
    const found = part.indexOf(10, at)
    const end = found < 0 ? part.length : found + 1
    const line = part.toString('latin1', at, Math.min(end, at + longestLine)).replace(/\r?\n$/, '')
    if (line === '') return { heads, body: end }
    const head = headLine.exec(line)
    if (/^[ \t]/.test(line) && name) {
      const before = heads.get(name) ?? ''
      if (before && before.length < longestLine) heads.set(name, `${before} ${line.trim()}`)
    } else if (head) {
      name = head[1]!.toLowerCase()
      if (heads.has(name)) name = `${name} again`
      if (heads.size < mostHeads) heads.set(name, head[2]!.trim())
    } else if (!/^>?From /.test(line)) return { heads, body: at }
    at = end
  }
  return { heads, body: part.length }
}

/** The decoded text of a header field, without control characters. */
export function headText(heads: PartHeaders, name: string): string {
  const text = asText(heads.get(name) ?? '')
  return libmime
    .decodeWords(text)
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
}

/** The value of a structured header field such as Content-Type, in lower case, and its parameters. */
export function headValue(heads: PartHeaders, name: string) {
  const { value, params } = libmime.parseHeaderValue(asText(heads.get(name) ?? ''))
  return { value: value.trim().toLowerCase(), params }
}

/** The file name of a part; empty if it has none. */
export function partName(heads: PartHeaders): string {
  const names = [
    headValue(heads, 'content-disposition').params['filename'],
    headValue(heads, 'content-type').params['name'],
  ]
  const name = names.find((one) => one) ?? ''
  return libmime.decodeWords(name).normalize('NFC')
}

const asText = (raw: string) =>
  /[\u0080-\u00FF]/.test(raw) ? decodeText(Buffer.from(raw, 'latin1')) : raw
