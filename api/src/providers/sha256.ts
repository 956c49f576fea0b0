import { createHash } from 'node:crypto'

/** SHA-256 of a text (as UTF-8) or of bytes, as 64 hexadecimal digits. What is read piece by piece has its own: `measureFile`. */
export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex')
