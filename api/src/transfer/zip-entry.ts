import type { Readable } from 'node:stream'

/** One file of an export. It is created when it is written, so that a large account never has to fit into memory. */
export type ZipEntry = {
  path: string
  /** The content is already compressed and is only stored. */
  stored?: boolean
  /** Null if the content no longer exists; it is then omitted. `lost` if the disk has lost it, which the export reports. */
  make(): Promise<Readable | Buffer | null | 'lost'>
}

export const jsonEntry = (path: string, make: () => Promise<unknown>): ZipEntry => ({
  path,
  make: async () => Buffer.from(`${JSON.stringify(await make(), null, 1)}\n`),
})

/** A file name that every system allows. The original name is in the JSON next to it. */
export const safeName = (name: string) =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._ -]/gu, '_')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(-80) || 'file'

export const numbered = (folder: string, index: number) =>
  `${folder}/${String(index + 1).padStart(5, '0')}`
