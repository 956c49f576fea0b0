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
      if (!entry) throw refuse('a file that it speaks of is missing.')
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
  throw refuse('it is damaged, or not made by the export of Brieflotse.')
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.transferEntries) throw refuse('it holds too many files.')
  const entries = new Map<string, Entry>()
  let bytes = 0
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName
    // what a system that knows links would make of it: only plain files and what says nothing
    const kind = (entry.externalFileAttributes >>> 16) & 0o170000
    if (kind !== 0 && kind !== 0o100000)
      throw refuse('it holds something that is not a plain file.')
    if (name.endsWith('/')) throw refuse('it holds a folder of its own.')
    if (
      !/^[^\p{Cc}\\:]{1,300}$/u.test(name) ||
      name.split('/').some((part) => !part || /^\.+$/.test(part))
    ) {
      throw refuse('a file in it has a name that leads elsewhere.')
    }
    if (entry.isEncrypted()) throw refuse('it is locked with a password.')
    if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8) {
      throw refuse('it is packed in a way that is not known here.')
    }
    if (entries.has(name)) throw refuse('it holds a file twice.')
    bytes += entry.uncompressedSize
    if (bytes > limits.transferUnpackedBytes) throw refuse('it is too large when it is unpacked.')
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
    if (start < end) throw refuse('two files in it lie in the same place.')
    end = start + localHeaderBytes + compressedSize
  }
}

/** Its fixed part; names and extra fields come on top. */
const localHeaderBytes = 30

async function readManifest(zip: ZipFile, entries: Map<string, Entry>) {
  const entry = entries.get(manifestPath)
  if (!entry)
    throw refuse('it has no list of its files. It was not made by the export of Brieflotse.')
  const list = parse(await textOf(zip, entry, limits.transferManifestBytes))
  if (v.is(Version, list) && list.version > manifestVersion)
    throw refuse(
      'it was made by a newer version of Brieflotse. This server has to be updated first.',
    )
  const manifest = v.safeParse(Manifest, list)
  if (!manifest.success)
    throw refuse('the list of its files is not one of the export of Brieflotse.')
  const files = new Map(
    manifest.output.files.map(({ path, sha256, bytes }) => [path, { sha256, bytes }]),
  )
  if (files.size !== manifest.output.files.length) throw refuse('its list names a file twice.')
  for (const path of files.keys()) {
    if (!entries.has(path)) throw refuse('a file of its list is missing.')
  }
  if (entries.size !== files.size + 1) throw refuse('it holds files that are not in its list.')
  const lost = new Set(manifest.output.lost.filter((one) => !files.has(one)))
  return { files, lost }
}

async function prove(
  zip: ZipFile,
  entry: Entry,
  { sha256, bytes }: { sha256: string; bytes: number },
): Promise<void> {
  if (entry.uncompressedSize !== bytes)
    throw refuse('a file in it has another size than its list says.')
  const hash = createHash('sha256')
  for await (const chunk of await limited(zip, entry, bytes)) hash.update(chunk as Buffer)
  if (hash.digest('hex') !== sha256) throw refuse('a file in it was changed or damaged.')
}

/** What comes out of an entry, and not a byte more than may: a bomb says it is small. */
async function limited(zip: ZipFile, entry: Entry, most: number): Promise<Readable> {
  if (entry.uncompressedSize > most) throw refuse('a file in it is too large.')
  const source = await zip.openReadStreamPromise(entry)
  let bytes = 0
  const gate = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > most) done(refuse('a file in it is too large.'))
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
    throw refuse('a part of it cannot be read.')
  }
}
