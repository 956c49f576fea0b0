import type { Readable } from 'node:stream'

/** Content that was received but is not kept yet. Exactly one of `keep` and `drop` ends it; both may be called again. */
export type Draft = {
  /** SHA-256 of the content, hexadecimal: its name once it is kept. */
  hash: string
  /** Bytes. */
  size: number
  bytes(): Promise<Uint8Array>
  /** After it, the content survives a crash under its hash. */
  keep(): Promise<void>
  drop(): Promise<void>
}

export type WriteOptions = { maxBytes: number; signal?: AbortSignal }

/**
 * Port: keeps content under the hash of its bytes. Content that is not there is answered with null; what is not what it was any more is
 * never handed out, it fails with `content-lost`.
 */
export interface Storage {
  /** Streams into a draft. Fails with `file-too-large` as soon as there are more bytes than allowed, and then leaves nothing. */
  write(content: AsyncIterable<Uint8Array>, options: WriteOptions): Promise<Draft>
  open(hash: string): Promise<{ stream: Readable; size: number } | null>
  read(hash: string): Promise<Uint8Array | null>
  remove(hash: string): Promise<void>
  list(): AsyncIterable<{ hash: string; modifiedAt: Date }>
  /** Takes content that nobody names out of the way, into a folder of that day (`2026-01-31`). */
  setAside(hash: string, day: string): Promise<void>
  /** What lies there. */
  aside(): AsyncIterable<{ hash: string; day: string }>
  /** Puts it where it was. */
  putBack(hash: string, day: string): Promise<void>
  /** Removes everything that was set aside before a day. */
  dropAside(before: string): Promise<void>
}
