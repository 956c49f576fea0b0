import type { Readable } from 'node:stream'

/** Received content that is not stored yet. Exactly one of `keep` and `drop` ends it; calling either again is allowed. */
export type StagedContent = {
  /** SHA-256 in hexadecimal, the name of the content once it is stored. */
  hash: string
  /** In bytes. */
  size: number
  bytes(): Promise<Uint8Array>
  /** After this, the content survives a crash under its hash. */
  keep(): Promise<void>
  drop(): Promise<void>
}

export type WriteOptions = { maxBytes: number; signal?: AbortSignal }

/** Port: stores content under its hash. Missing content gives null. Damaged content is never returned; reading it throws `content-lost`. */
export interface Storage {
  /** Streams into a draft. Throws `file-too-large` as soon as the limit is exceeded, and then leaves nothing. */
  write(content: AsyncIterable<Uint8Array>, options: WriteOptions): Promise<StagedContent>
  open(hash: string): Promise<{ stream: Readable; size: number } | null>
  read(hash: string): Promise<Uint8Array | null>
  remove(hash: string): Promise<void>
  list(): AsyncIterable<{ hash: string; size: number; modifiedAt: Date }>
  /** The storage detects damage itself, so a list with sizes proves the content. Else it must be read. */
  readonly provesItself?: true
  /** Deletes what interrupted writes left behind before a moment, if drafts do not end with the process anyway. */
  dropUnfinished(before: Date): Promise<void>
  /** Moves unreferenced content into a folder named by the day (`2026-01-31`). */
  setAside(hash: string, day: string): Promise<void>
  /** Lists the content in those folders. */
  aside(): AsyncIterable<{ hash: string; day: string }>
  /** Moves content back. */
  putBack(hash: string, day: string): Promise<void>
  /** Deletes all content that was moved away before a day. */
  dropAside(before: string): Promise<void>
}
