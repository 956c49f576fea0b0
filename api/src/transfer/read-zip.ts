import { AppError } from '@brieflotse/contract'
import { createHash } from 'node:crypto'
import { type Readable, Transform } from 'node:stream'
import * as v from 'valibot'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { limits } from '../http/limits.ts'
import { refuse } from './refuse.ts'
import { manifestFormat, manifestPath, manifestVersion } from './write-zip.ts'

/** What a list of every version says of itself. */
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
  /** Every file of the manifest by its path, with its hash; all of them were found to be what it says. */
  files: Map<string, { sha256: string; bytes: number }>
  /** Paths of what the server that made it had lost. */
  lost: Set<string>
  open(path: string): Promise<Readable>
  json(path: string): Promise<unknown>
  close(): void
}

/**
 * Opens a file that says it is an export and proves it, before anything of it is used: every entry is in the manifest and the other way
 * round, has the size and the hash it says, and is a plain file inside of its folder. Throws `transfer-invalid` with the reason.
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

/** The library tells what is wrong with a ZIP in its own words; they are about bytes, not about people. */
function unzipped(error: unknown): never {
  const known = error as Error & { code?: string }
  // a disk that fails is not the file's fault
  if (known.code && /^E[A-Z]+$/.test(known.code)) throw error
  throw refuse('transfer.damaged')
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.transferEntries) throw refuse('transfer.too-many')
  const entries = new Map<string, Entry>()
  let bytes = 0
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName
    // what a system that knows links would make of it: only plain files and what says nothing
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

/** Many names for one place of the file are how a few kilobytes become a disk full: each content stands for itself. */
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

/** Its fixed part; names and extra fields come on top. */
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

/** What comes out of an entry, and not a byte more than may: a bomb says it is small. */
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
