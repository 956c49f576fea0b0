/** A file of which the first `received` bytes are there. `whole`: all of them, and they have the hash. */
export type Held = {
  hash: string
  size: number
  received: number
  whole: boolean
  /** When something of it came in last. */
  touchedAt: Date
}

/**
 * Port: files that come in piece by piece, each under its owner and the hash it will have. Owners are plain digits and never see each
 * other's. What was answered survives a crash; one call per owner at a time.
 */
export interface HeldFiles {
  /** Null when nothing of it is there. */
  find(owner: string, hash: string): Promise<Held | null>
  /**
   * Adds bytes that begin at `offset` if that is where it goes on, else changes nothing; answers what is there. Another size than before
   * begins anew. Fails with `upload-damaged` when the file is full and has another hash; then nothing is left of it.
   */
  append(owner: string, piece: Piece, bytes: Uint8Array): Promise<Held>
  /** The content of a whole file, else null. */
  open(owner: string, hash: string): Promise<AsyncIterable<Uint8Array> | null>
  remove(owner: string, hash: string): Promise<void>
  /** Of one owner, or of all. */
  list(owner?: string): AsyncIterable<Held & { owner: string }>
}

export type Piece = { hash: string; size: number; offset: number }
