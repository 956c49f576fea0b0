import libmime from 'libmime'
import { decodeText } from './charset.ts'

/** The lines above a part, each with its bytes as latin1. Where a name stands twice, the first counts. */
export type Heads = ReadonlyMap<string, string>

/** A mail program writes some dozens of heads, and none is longer than a thousand characters. What is beyond is not kept. */
const mostHeads = 1000
const longestLine = 8 * 1024

const headLine = /^([!-9;-~]{1,100})[ \t]*:(.*)$/s

/** The heads of a part and where its body begins. A line that is no head begins the body, even without an empty line before it. */
export function readHeads(part: Buffer): { heads: Heads; body: number } {
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

/** A head as it is read: its codings undone, steering characters out. */
export function headText(heads: Heads, name: string): string {
  const text = asText(heads.get(name) ?? '')
  return libmime
    .decodeWords(text)
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
}

/** What a head such as Content-Type says: its value in small letters, and its parameters. */
export function headValue(heads: Heads, name: string) {
  const { value, params } = libmime.parseHeaderValue(asText(heads.get(name) ?? ''))
  return { value: value.trim().toLowerCase(), params }
}

/** What a part is called, as the mail says it. Empty where it has no name. */
export function partName(heads: Heads): string {
  const names = [
    headValue(heads, 'content-disposition').params['filename'],
    headValue(heads, 'content-type').params['name'],
  ]
  const name = names.find((one) => one) ?? ''
  return libmime.decodeWords(name).normalize('NFC')
}

const asText = (raw: string) =>
  /[\u0080-\u00FF]/.test(raw) ? decodeText(Buffer.from(raw, 'latin1')) : raw
