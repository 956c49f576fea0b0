import type { Readable } from 'node:stream'

/** One file of an export; it is made when its turn comes, so that a large account never lies in memory. */
export type ZipEntry = {
  path: string
  /** Bytes that are compressed already. */
  stored?: boolean
  /** Null: it is not there any more, and is left out. `lost`: the disk has lost it, which the file says. */
  make(): Promise<Readable | Buffer | null | 'lost'>
}

export const jsonEntry = (path: string, make: () => Promise<unknown>): ZipEntry => ({
  path,
  make: async () => Buffer.from(`${JSON.stringify(await make(), null, 1)}\n`),
})

/** A name as every system takes it; what it was exactly stands in the JSON beside it. */
export const safeName = (name: string) =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._ -]/gu, '_')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(-80) || 'file'

export const numbered = (folder: string, index: number) =>
  `${folder}/${String(index + 1).padStart(5, '0')}`
