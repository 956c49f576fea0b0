import { createHash, randomUUID } from 'node:crypto'

export type S3Version = {
  id: string
  /** Null for a delete marker. */
  bytes: Buffer | null
  etag: string
  at: Date
  encryption: string | undefined
}
type Upload = { key: string; parts: Map<number, Buffer>; at: Date; encryption: string | undefined }

/** S3's limit for every part but the last. */
const smallestPart = 5 * 2 ** 20
const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`

/** The objects, versions and unfinished uploads of a simulated bucket. `now` is the clock of the storage. */
export function createS3Objects(now: () => number) {
  const versions = new Map<string, S3Version[]>()
  const uploads = new Map<string, Upload>()
  let isVersioned = false

  function add(key: string, bytes: Buffer | null, encryption?: string): S3Version {
    const id = isVersioned ? randomUUID() : 'null'
    const etag = bytes ? etagOf(bytes) : ''
    const version = { id, bytes, etag, at: new Date(now()), encryption }
    const others = (versions.get(key) ?? []).filter((one) => one.id !== id)
    versions.set(key, [version, ...others])
    return version
  }

  const current = (key: string): S3Version | null => {
    const [newest] = versions.get(key) ?? []
    return newest?.bytes ? newest : null
  }

  return {
    versions,
    uploads,
    add,
    current,
    /** From now on the bucket keeps old versions. */
    keepVersions: () => (isVersioned = true),
    isVersioned: () => isVersioned,

    remove(key: string, id: string | null): S3Version | null {
      if (id === null && isVersioned) return add(key, null)
      const left = (versions.get(key) ?? []).filter((one) => id !== null && one.id !== id)
      if (left.length > 0) versions.set(key, left)
      else versions.delete(key)
      return null
    },

    begin(key: string, encryption?: string): string {
      const id = randomUUID()
      uploads.set(id, { key, parts: new Map(), at: new Date(now()), encryption })
      return id
    },

    addPart(id: string, number: number, bytes: Buffer): string | null {
      uploads.get(id)?.parts.set(number, bytes)
      return uploads.has(id) ? etagOf(bytes) : null
    },

    /** Joins the parts that the request names; a refusal if it does not fit what was uploaded. */
    complete(id: string, wanted: { number: number; etag: string }[]): S3Version | string {
      const upload = uploads.get(id)
      if (!upload) return 'NoSuchUpload'
      const parts: Buffer[] = []
      for (const [index, { number, etag }] of wanted.entries()) {
        const bytes = upload.parts.get(number)
        if (!bytes || etagOf(bytes) !== etag) return 'InvalidPart'
        if (index > 0 && number <= wanted[index - 1]!.number) return 'InvalidPartOrder'
        if (bytes.length < smallestPart && index < wanted.length - 1) return 'EntityTooSmall'
        parts.push(bytes)
      }
      uploads.delete(id)
      return add(upload.key, Buffer.concat(parts), upload.encryption)
    },
  }
}

export type S3Objects = ReturnType<typeof createS3Objects>
