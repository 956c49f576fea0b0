import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'

/** What the host says about a file before it redirects to the storage behind it. */
type Promised = {
  size: number | undefined
  sha256: string | undefined
  gitHash: string | undefined
}

type Progress = (done: number, total: number) => void

const patience = 30_000

/**
 * Downloads one file to `<target>.part`, going on where an earlier try stopped, checks size and hash where the host tells
 * them, and then gives it its name. A file that has its name is complete and is not fetched again.
 */
export async function download(url: string, target: string, progress: Progress): Promise<void> {
  if (await sizeOf(target)) return
  const part = `${target}.part`
  const promised = await ask(url)
  let have = await sizeOf(part)
  if (promised.size !== undefined && have > promised.size) {
    await rm(part)
    have = 0
  }
  if (promised.size === undefined || have < promised.size || have === 0) {
    await transfer(url, part, have, promised.size ?? 0, progress)
  }
  const size = await sizeOf(part)
  if (promised.size !== undefined && size !== promised.size)
    throw new Error(
      `${url}\nended after ${size} of ${promised.size} bytes. Run the command again: it goes on from there.`,
    )
  if (!(await matches(part, size, promised))) {
    await rm(part)
    throw new Error(`${url}\narrived damaged and was thrown away. Run the command again.`)
  }
  await rename(part, target)
  progress(size, size)
}

async function ask(url: string): Promise<Promised> {
  const answer = await request(url, { method: 'HEAD', redirect: 'manual' })
  if (answer.status >= 400)
    throw new Error(`${url}\nanswers ${answer.status} ${answer.statusText}.`)
  const tag = (answer.headers.get('x-linked-etag') ?? answer.headers.get('etag') ?? '').replace(
    /^W\/|"/g,
    '',
  )
  const isRedirect = answer.status >= 300
  const length =
    answer.headers.get('x-linked-size') ??
    (isRedirect ? null : answer.headers.get('content-length'))
  return {
    size: length && !answer.headers.get('content-encoding') ? Number(length) : undefined,
    sha256: /^[0-9a-f]{64}$/.test(tag) ? tag : undefined,
    gitHash: /^[0-9a-f]{40}$/.test(tag) ? tag : undefined,
  }
}

async function transfer(
  url: string,
  part: string,
  have: number,
  total: number,
  progress: Progress,
): Promise<void> {
  const headers: Record<string, string> = { 'accept-encoding': 'identity' }
  if (have) headers['range'] = `bytes=${have}-`
  const answer = await request(url, { headers })
  if (!answer.ok || !answer.body)
    throw new Error(`${url}\nanswers ${answer.status} ${answer.statusText}.`)
  // a host that does not know ranges sends the whole file again
  const resumed = answer.status === 206
  let done = resumed ? have : 0
  const counted = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      done += chunk.length
      progress(done, total)
      yield chunk
    }
  }
  const body = Readable.fromWeb(answer.body as ReadableStream<Uint8Array>)
  await pipeline(body, counted, createWriteStream(part, { flags: resumed ? 'a' : 'w' })).catch(
    (cause: unknown) => {
      throw new Error(
        `The connection broke at ${url}\nRun the command again: it goes on from there.`,
        { cause },
      )
    },
  )
}

async function request(url: string, init: RequestInit): Promise<Response> {
  // the time limit is for the answer, not for the whole file
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), patience)
  try {
    return await fetch(url, { ...init, signal: controller.signal })
  } catch (cause) {
    const host = new URL(url).host
    throw new Error(
      `${host} cannot be reached. Without internet: fetch the files on another machine, then run\n  npm run models -- --from <folder>`,
      { cause },
    )
  } finally {
    clearTimeout(timer)
  }
}

/** Large files are known by their sha256, small ones by the hash git gives them. */
async function matches(path: string, size: number, promised: Promised): Promise<boolean> {
  if (promised.sha256) return (await hashOf(path, 'sha256', '')) === promised.sha256
  if (promised.gitHash) return (await hashOf(path, 'sha1', `blob ${size}\0`)) === promised.gitHash
  return true
}

async function hashOf(path: string, algorithm: 'sha1' | 'sha256', prefix: string): Promise<string> {
  const hash = createHash(algorithm).update(prefix)
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    (found) => found.size,
    () => 0,
  )
}
