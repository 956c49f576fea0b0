import { fromBase64Url } from '../base64url.ts'
import { newId } from '../outbox/new-id.ts'
import type { OutboxEntry } from '../outbox/entries.ts'
import type {
  ContentRow,
  DocumentRow,
  DraftRow,
  EncryptedRow,
  HeldShareRow,
  OriginalRow,
  PinRow,
} from '../rows.ts'

/** A unit of encryption: all rows together, but each file, share and letter by itself, because their bytes are large. */
export type EncryptedBundle =
  | { kind: 'rows'; entries: OutboxEntry[]; drafts: DraftRow[]; pins: PinRow[] }
  | { kind: 'file'; id: string }
  | { kind: 'share'; share: Omit<HeldShareRow, 'seq' | 'files'>; files: FileAbout[] }
  | LetterParcel

/** `epoch`: the server's history in which the letter existed. */
export type LetterParcel = {
  kind: 'letter'
  row: DocumentRow
  content: ContentRow
  originals: Omit<OriginalRow, 'bytes'>[]
  epoch: string | null
}

type FileAbout = { name: string; mimeType: string }

/** Imports a key in the server's format, base64url. */
export async function importKey(text: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', fromBase64Url(text), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ])
}

/** Encrypts a parcel together with its bytes (AES-GCM, 256 bits). */
export async function encrypt(
  key: CryptoKey,
  userId: number,
  parcel: EncryptedBundle,
  parts: ArrayBuffer[] = [],
): Promise<EncryptedRow> {
  const sizes = parts.map(({ byteLength }) => byteLength)
  const head = new TextEncoder().encode(JSON.stringify({ parcel, sizes }))
  const plain = new Uint8Array(sizes.reduce((sum, size) => sum + size, 4 + head.length))
  new DataView(plain.buffer).setUint32(0, head.length)
  plain.set(head, 4)
  let at = 4 + head.length
  for (const part of parts) {
    plain.set(new Uint8Array(part), at)
    at += part.byteLength
  }
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain)
  return { id: newId(), userId, iv, bytes }
}

/** Decrypts a parcel. Throws if the key is wrong or the data is damaged. */
export async function decrypt(
  key: CryptoKey,
  { iv, bytes }: EncryptedRow,
): Promise<{ parcel: EncryptedBundle; parts: ArrayBuffer[] }> {
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes)
  const start = 4 + new DataView(plain).getUint32(0)
  const head = new TextDecoder().decode(plain.slice(4, start))
  const { parcel, sizes } = JSON.parse(head) as { parcel: EncryptedBundle; sizes: number[] }
  let at = start
  const parts = sizes.map((size) => plain.slice(at, (at += size)))
  return { parcel, parts }
}
