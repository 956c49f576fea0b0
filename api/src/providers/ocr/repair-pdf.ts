import { inflateSync } from 'node:zlib'

/** The most object streams read in a repair, and the most bytes that one may unpack to. */
const most = { streams: 2000, unpacked: 16_000_000 }

const catalog = /\/Type\s{0,9}\/Catalog\b/g
const packed = /\/Type\s{0,9}\/ObjStm\b/g

/** The start of the object around position `at`: its number, and where its entries begin. */
function objectAround(text: string, at: number): { id: string; entries: number } | null {
  const from = Math.max(0, at - 2000)
  const before = text.slice(from, at)
  const [match] = [...before.matchAll(/(\d{1,7} \d{1,5}) obj\b/g)].toReversed()
  if (!match || before.includes('endobj', match.index)) return null
  return { id: match[1]!, entries: from + match.index + match[0].length }
}

/**
 * Repairs a PDF that lost its end in an interrupted transfer, and with it the cross-reference table and trailer. pdfjs searches the
 * objects itself, but needs to know the root object and does not look into object streams: both are appended. Null if there is no
 * root object. Source: ISO 32000-1, 7.5.5 and 7.5.7.
 */
export function repairPdf(bytes: Uint8Array): Uint8Array | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = file.toString('latin1')
  if (!text.slice(0, 1024).includes('%PDF-')) return null
  const unpacked = unpackedObjects(file, text)
  const all = `${text}\n${unpacked}`
  const last = [...all.matchAll(catalog)].at(-1)
  const root = last && objectAround(all, last.index)
  if (!root) return null
  const end = `\n${unpacked}\ntrailer\n<</Root ${root.id} R>>\nstartxref\n0\n%%EOF\n`
  return Uint8Array.from(Buffer.concat([file, Buffer.from(end, 'latin1')]))
}

/** The objects from object streams, in the form of plain objects. */
function unpackedObjects(file: Buffer, text: string): string {
  const objects: string[] = []
  let left = most.unpacked
  let streams = 0
  for (const match of text.matchAll(packed)) {
    streams += 1
    if (streams > most.streams || left <= 0) break
    const object = objectAround(text, match.index)
    const stream = text.indexOf('stream', match.index)
    if (!object || stream < 0 || stream - match.index > 2000) continue
    const head = text.slice(object.entries, stream)
    const begin = stream + (text.startsWith('\r\n', stream + 6) ? 8 : 7)
    const end = text.indexOf('endstream', begin)
    const [, first] = /\/First\s{1,9}(\d{1,7})/.exec(head) ?? []
    if (end < 0 || first === undefined) continue
    const content = unpack(file.subarray(begin, end), head, left)
    if (!content) continue
    left -= content.length
    objects.push(...objectsIn(content, Number(first)))
  }
  return objects.join('\n')
}

function unpack(bytes: Buffer, head: string, maxOutputLength: number): string | null {
  if (!/\/Filter/.test(head)) return bytes.toString('latin1')
  if (!/\/FlateDecode/.test(head) || /\/DecodeParms/.test(head)) return null
  try {
    return inflateSync(bytes, { maxOutputLength }).toString('latin1')
  } catch {
    return null
  }
}

/** An object stream starts with numbers and offsets, followed by the objects. */
function objectsIn(content: string, first: number): string[] {
  const pairs = [...content.slice(0, first).matchAll(/(\d{1,7})\s+(\d{1,9})/g)]
  return pairs.map(([, number, at], index) => {
    const next = pairs[index + 1]?.[2]
    const end = next === undefined ? undefined : first + Number(next)
    return `${number} 0 obj\n${content.slice(first + Number(at), end)}\nendobj`
  })
}
