import { featuresOf } from './features.ts'
import { heads, type Head } from './heads.ts'
import { biases, count, packed, scales } from './weights.ts'

/** How sure the witness is of each head, from 0 to 1. */
export type Heard = Readonly<Record<Head, number>>

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

function bytesOf(base64: string): Uint8Array {
  const codes = new Uint8Array(128)
  for (let code = 0; code < alphabet.length; code++) codes[alphabet.charCodeAt(code)] = code
  const bytes = new Uint8Array(Math.floor((base64.length * 3) / 4))
  for (let from = 0, to = 0; from < base64.length; from += 4) {
    let group = 0
    for (let at = from; at < from + 4; at++) group = (group << 6) | codes[base64.charCodeAt(at)]!
    bytes[to++] = group >> 16
    bytes[to++] = (group >> 8) & 255
    bytes[to++] = group & 255
  }
  return bytes
}

type Table = { rows: Map<number, number>; weights: Int8Array }

/** Hashes are kept to 24 bits: three bytes for each feature, then one byte for each of its weights. */
export const shortHash = (hash: number): number => hash >>> 8

function tableOf(base64: string): Table {
  const bytes = bytesOf(base64)
  const rows = new Map<number, number>()
  for (let row = 0; row < count; row++) {
    const at = row * 3
    rows.set((bytes[at]! << 16) | (bytes[at + 1]! << 8) | bytes[at + 2]!, row * heads.length)
  }
  return { rows, weights: new Int8Array(bytes.buffer, count * 3) }
}

let table: Table | null = null

/**
 * What a German sentence asks of its reader, as a linear model learnt it: a second witness beside the rules. `leadIn` is the sentence that a list
 * item completes.
 */
export function hear(text: string, leadIn = ''): Heard {
  table ??= tableOf(packed)
  const { rows, weights } = table
  const known: number[] = []
  for (const hash of featuresOf(text, leadIn)) {
    const row = rows.get(shortHash(hash))
    if (row !== undefined) known.push(row)
  }
  const share = 1 / Math.sqrt(known.length || 1)
  const sure = (head: number) => {
    let sum = 0
    for (const row of known) sum += weights[row + head]!
    return 1 / (1 + Math.exp(-(biases[head]! + sum * scales[head]! * share)))
  }
  return Object.fromEntries(heads.map((name, head) => [name, sure(head)])) as Record<Head, number>
}
