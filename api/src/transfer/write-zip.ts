import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { syncFile, syncFolder } from '../system/disk.ts'
import type { ZipEntry } from './zip-entry.ts'

export const manifestPath = 'manifest.json'
export const manifestFormat = 'brieflotse-export'
export const manifestVersion = 1

export type Listed = { path: string; sha256: string; bytes: number }
type Options = {
  madeAt: Date
  signal: AbortSignal
  /** The number of entries so far, and bytes written. */
  onStep: (done: number, bytes: number) => Promise<void>
  tellLost: (paths: string[]) => ZipEntry
}

/**
 * Writes entries into a ZIP file one by one, followed by a manifest with their hashes. Memory holds at most one entry. The file
 * appears only once it is complete. Returns its size and the paths of lost content, which are also in the manifest and in a file
 * made by `tellLost`.
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
  // A write error such as a full disk must also end the wait for an entry.
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
    // Remove the draft, which may be what fills the disk. After an abort it is kept, because the job's next run may already be
    // writing to the same path.
    if (!signal.aborted) await rm(draft, { force: true })
    throw error
  }
  await keep(draft, path)
  return { bytes: file.bytesWritten, lost }
}

const never = new Promise<never>(() => {})
const streamOf = (content: Readable | Buffer) =>
  Buffer.isBuffer(content) ? Readable.from([content]) : content

/** Node's `pipe` does not forward errors of the source. */
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
