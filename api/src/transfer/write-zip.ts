import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { syncFile, syncFolder } from '../providers/storage/disk.ts'
import type { ZipEntry } from './zip-entry.ts'

export const manifestPath = 'manifest.json'
export const manifestFormat = 'brieflotse-export'
export const manifestVersion = 1

export type Listed = { path: string; sha256: string; bytes: number }
type Options = {
  madeAt: Date
  signal: AbortSignal
  /** Entries so far, and bytes of the file. */
  onStep: (done: number, bytes: number) => Promise<void>
  tellLost: (paths: string[]) => ZipEntry
}

/**
 * Writes entries into a ZIP file one after the other, with a manifest of their hashes as the last; memory holds one of them at most.
 * The file is there as a whole or not at all. Answers its bytes, and the paths of what
 * is lost: they stand in the manifest, and in a file that `tellLost` makes for people.
 */
export async function writeZip(
  path: string,
  entries: AsyncIterable<ZipEntry>,
  { madeAt, signal, onStep, tellLost }: Options,
): Promise<{ bytes: number; lost: string[] }> {
  const zip = new ZipFile()
  const draft = `${path}.part`
  const file = createWriteStream(draft, { mode: 0o600 })
  const written = pipeline(zip.outputStream as Readable, file, { signal })
  // whoever waits for an entry hears of a full disk as well
  const broken = written.then(
    () => never,
    (error: unknown) => Promise.reject(error as Error),
  )
  broken.catch(() => {})
  const listed: Listed[] = []
  const lost: string[] = []
  const add = async (entry: ZipEntry, content: Readable) => {
    const meter = measure(entry.path)
    zip.addReadStream(pipe(content, meter.stream), entry.path, {
      mtime: madeAt,
      mode: 0o100600,
      compress: !entry.stored,
    })
    await Promise.race([finished(meter.stream, { signal }), broken])
    return meter.result()
  }
  try {
    const take = async (entry: ZipEntry) => {
      const content = await entry.make()
      if (content === 'lost') lost.push(entry.path)
      else if (content !== null) listed.push(await add(entry, streamOf(content)))
    }
    for await (const entry of entries) {
      signal.throwIfAborted()
      await take(entry)
      await onStep(listed.length, file.bytesWritten)
    }
    if (lost.length > 0) await take(tellLost(lost))
    const about = { format: manifestFormat, version: manifestVersion, madeAt }
    const manifest = { ...about, files: listed, ...(lost.length > 0 && { lost }) }
    await add(
      { path: manifestPath, make: async () => null },
      Readable.from([Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)]),
    )
    zip.end()
    await written
  } catch (error) {
    file.destroy()
    await written.catch(() => {})
    // perhaps the disk is full of it; whoever is told to stop may have an heir who writes there by now
    if (!signal.aborted) await rm(draft, { force: true })
    throw error
  }
  await keep(draft, path)
  return { bytes: file.bytesWritten, lost }
}

const never = new Promise<never>(() => {})
const streamOf = (content: Readable | Buffer) =>
  Buffer.isBuffer(content) ? Readable.from([content]) : content

/** `pipe` of Node lets an error of the source go by. */
function pipe(from: Readable, to: Transform): Transform {
  from.once('error', (error) => to.destroy(error))
  return from.pipe(to)
}

function measure(path: string) {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { stream, result: (): Listed => ({ path, sha256: hash.digest('hex'), bytes }) }
}

async function keep(draft: string, path: string): Promise<void> {
  await syncFile(draft)
  await rename(draft, path)
  await syncFolder(dirname(path))
}
