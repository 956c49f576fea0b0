import { createHash } from 'node:crypto'

/** SHA-256 of a text (as UTF-8) or bytes, in hexadecimal. For streams see `measureFile`. */
export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex')
