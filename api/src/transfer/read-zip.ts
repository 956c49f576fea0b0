import { AppError } from '@brieflotse/contract'
import { createHash } from 'node:crypto'
import { type Readable, Transform } from 'node:stream'
import * as v from 'valibot'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { limits } from '../system/limits.ts'
import { refuse } from './refuse.ts'
import { manifestFormat, manifestPath, manifestVersion } from './write-zip.ts'

/** The part of the manifest that is the same in all versions. */
const Version = v.object({ format: v.literal(manifestFormat), version: v.number() })

const Manifest = v.object({
  format: v.literal(manifestFormat),
  version: v.literal(manifestVersion),
  files: v.array(
    v.object({
      path: v.pipe(v.string(), v.maxLength(300)),
      sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
      bytes: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    }),
  ),
  lost: v.optional(v.array(v.pipe(v.string(), v.maxLength(300))), []),
})

export type Archive = {
  /** The verified files of the manifest, by path. */
  files: Map<string, { sha256: string; bytes: number }>
  /** Paths of content that the exporting server had lost. */
  lost: Set<string>
  open(path: string): Promise<Readable>
  json(path: string): Promise<unknown>
  close(): void
}

/**
 * Opens and verifies an export before anything of it is used: entries and manifest match in both directions, size and hash of each
 * entry are correct, and each is a regular file with a safe path. Throws `transfer-invalid` with the reason.
 */
export async function openArchive(path: string, signal: AbortSignal): Promise<Archive> {
  const zip = await openPromise(path, { autoClose: false, strictFileNames: true }).catch(unzipped)
  try {
    const entries = await listEntries(zip)
    const { files, lost } = await readManifest(zip, entries)
    for (const [name, { sha256, bytes }] of files) {
      signal.throwIfAborted()
      await prove(zip, entries.get(name)!, { sha256, bytes })
    }
    const entryOf = (name: string) => {
      const entry = files.has(name) ? entries.get(name) : undefined
      if (!entry) throw refuse('transfer.file-missing')
      return entry
    }
    return {
      files,
      lost,
      open: async (name) => limited(zip, entryOf(name), limits.transferFileBytes),
      json: async (name) => {
        const text = await textOf(zip, entryOf(name), limits.transferJsonBytes)
        return parse(text)
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    if (error instanceof AppError || signal.aborted) throw error
    return unzipped(error)
  }
}

/** Replaces the ZIP library's technical error messages by one for users. */
function unzipped(error: unknown): never {
  const known = error as Error & { code?: string }
  // A disk error is not the file's fault.
  if (known.code && /^E[A-Z]+$/.test(known.code)) throw error
  throw refuse('transfer.damaged')
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.transferEntries) throw refuse('transfer.too-many')
  const entries = new Map<string, Entry>()
  let bytes = 0
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName
    // Symbolic links and other special files are rejected; only regular files and entries without a type are allowed.
    const kind = (entry.externalFileAttributes >>> 16) & 0o170000
    if (kind !== 0 && kind !== 0o100000) throw refuse('transfer.no-plain-file')
    if (name.endsWith('/')) throw refuse('transfer.folder')
    if (
      !/^[^\p{Cc}\\:]{1,300}$/u.test(name) ||
      name.split('/').some((part) => !part || /^\.+$/.test(part))
    ) {
      throw refuse('transfer.leads-elsewhere')
    }
    if (entry.isEncrypted()) throw refuse('transfer.locked')
    if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8) {
      throw refuse('transfer.other-packing')
    }
    if (entries.has(name)) throw refuse('transfer.twice')
    bytes += entry.uncompressedSize
    if (bytes > limits.transferUnpackedBytes) throw refuse('transfer.too-large-unpacked')
    entries.set(name, entry)
  }
  refuseOverlaps([...entries.values()])
  return entries
}

/** Rejects entries that share content: many entries for one place in the file could turn a few kilobytes into a full disk. */
function refuseOverlaps(entries: Entry[]): void {
  const places = entries.toSorted(
    (a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader,
  )
  let end = 0
  for (const { relativeOffsetOfLocalHeader: start, compressedSize } of places) {
    if (start < end) throw refuse('transfer.same-place')
    end = start + localHeaderBytes + compressedSize
  }
}

/** The size of the header's fixed part, without name and extra fields. */
const localHeaderBytes = 30

async function readManifest(zip: ZipFile, entries: Map<string, Entry>) {
  const entry = entries.get(manifestPath)
  if (!entry) throw refuse('transfer.no-list')
  const list = parse(await textOf(zip, entry, limits.transferManifestBytes))
  if (v.is(Version, list) && list.version > manifestVersion) throw refuse('transfer.newer')
  const manifest = v.safeParse(Manifest, list)
  if (!manifest.success) throw refuse('transfer.other-list')
  const files = new Map(
    manifest.output.files.map(({ path, sha256, bytes }) => [path, { sha256, bytes }]),
  )
  if (files.size !== manifest.output.files.length) throw refuse('transfer.listed-twice')
  for (const path of files.keys()) {
    if (!entries.has(path)) throw refuse('transfer.listed-missing')
  }
  if (entries.size !== files.size + 1) throw refuse('transfer.unlisted')
  const lost = new Set(manifest.output.lost.filter((one) => !files.has(one)))
  return { files, lost }
}

async function prove(
  zip: ZipFile,
  entry: Entry,
  { sha256, bytes }: { sha256: string; bytes: number },
): Promise<void> {
  if (entry.uncompressedSize !== bytes) throw refuse('transfer.other-size')
  const hash = createHash('sha256')
  for await (const chunk of await limited(zip, entry, bytes)) hash.update(chunk as Buffer)
  if (hash.digest('hex') !== sha256) throw refuse('transfer.changed')
}

/** Opens an entry and stops at the allowed size, because a ZIP bomb declares a smaller one. */
async function limited(zip: ZipFile, entry: Entry, most: number): Promise<Readable> {
  if (entry.uncompressedSize > most) throw refuse('transfer.file-too-large')
  const source = await zip.openReadStreamPromise(entry)
  let bytes = 0
  const gate = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > most) done(refuse('transfer.file-too-large'))
      else done(null, chunk)
    },
  })
  source.once('error', (error) => gate.destroy(error))
  gate.once('close', () => source.destroy())
  return source.pipe(gate)
}

async function textOf(zip: ZipFile, entry: Entry, most: number): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of await limited(zip, entry, most)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refuse('transfer.unreadable')
  }
}
