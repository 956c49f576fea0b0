/** A file whose first `received` bytes have arrived. `whole`: it is complete and has the right hash. */
export type Held = {
  hash: string
  size: number
  received: number
  whole: boolean
  /** When the last chunk arrived. */
  touchedAt: Date
}

/**
 * Port: chunked uploads, by owner and final hash. Owners are plain digits and cannot see each other's files. Received bytes survive
 * a crash. Only one call for each owner may run at a time.
 */
export interface HeldFiles {
  /** Null if nothing of it has arrived. */
  find(owner: string, hash: string): Promise<Held | null>
  /**
   * Appends bytes if `offset` is the current end, else changes nothing; returns the state. A different size starts again. Throws
   * `upload-damaged` if the complete file has another hash, and deletes it.
   */
  append(owner: string, piece: Chunk, bytes: Uint8Array): Promise<Held>
  /** The content of a complete file, else null. */
  open(owner: string, hash: string): Promise<AsyncIterable<Uint8Array> | null>
  remove(owner: string, hash: string): Promise<void>
  /** The files of one owner, or of all. */
  list(owner?: string): AsyncIterable<Held & { owner: string }>
}

export type Chunk = { hash: string; size: number; offset: number }
