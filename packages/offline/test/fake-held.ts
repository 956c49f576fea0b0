import { AppError } from '@brieflotse/contract'
import { createHash } from 'node:crypto'

/** A fake of the server's storage for files uploaded in pieces. */
export function fakeHeld() {
  const files = new Map<string, { size: number; bytes: Buffer }>()
  const stateOf = (hash: string) => {
    const file = files.get(hash)
    return {
      received: file?.bytes.length ?? 0,
      complete: file?.bytes.length === file?.size && !!file,
    }
  }
  return {
    stateOf,
    take(hash: string, query: URLSearchParams, piece: Buffer) {
      const [offset, size] = [Number(query.get('offset')), Number(query.get('size'))]
      const file = files.get(hash) ?? { size, bytes: Buffer.alloc(0) }
      if (offset !== file.bytes.length) return stateOf(hash)
      file.bytes = Buffer.concat([file.bytes, piece])
      files.set(hash, file)
      if (file.bytes.length === size && sha256(file.bytes) !== hash) {
        files.delete(hash)
        throw new AppError('upload-damaged')
      }
      return stateOf(hash)
    },
    /** Takes a complete file out of the storage. */
    use(hash: string): void {
      if (!stateOf(hash).complete) throw new AppError('piece-missing')
      files.delete(hash)
    },
    /** Deletes everything, as the server does after 72 hours. */
    expire: () => files.clear(),
    /** Damages the stored bytes, as a bad connection could. */
    damage: () => files.forEach(({ bytes }) => bytes.fill(0)),
  }
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
