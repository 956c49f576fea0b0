import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { BucketSettings } from '../src/providers/storage/s3-bucket.ts'
import { createS3Objects, type S3Objects } from './fake-s3-objects.ts'
import { refusalOf, type S3Refusal } from './fake-s3-signature.ts'

/** `cut`: the connection breaks in the middle of the response. `lost`: the request is carried out, but there is no response. */
export type S3Fault = 'cut' | 'lost' | S3Refusal

type Answer = { status: number; headers?: Record<string, string>; body?: Buffer | string }
type Asked = { method: string; key: string; query: URLSearchParams; headers: Headers; body: Buffer }
type Headers = Record<string, string | undefined>

export type FakeS3 = Awaited<ReturnType<typeof openFakeS3>>

/**
 * A stand-in for an S3 server, in memory, for one bucket. It verifies the signature and the body's hash of every request, has multipart
 * uploads and versions, and lists at most `pageSize` entries at once. It is not an S3 server: it knows only the requests that this
 * project sends.
 */
export async function openFakeS3({ pageSize = 3 } = {}) {
  const clock = { aheadMs: 0 }
  const now = () => Date.now() + clock.aheadMs
  const objects = createS3Objects(now)
  const keys = { keyId: 'key-id', secretKey: 'the-secret', region: 'eu-central-1' }
  const bucket = 'letters'
  const calls: string[] = []
  const faults: { on: RegExp; how: S3Fault; times: number }[] = []

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://fake')
    const [, named, ...rest] = pathname.split('/').map(decodeURIComponent)
    const call = `${request.method} ${rest.join('/')}?${[...query.keys()].join('&')}`
    calls.push(call)
    response.setHeader('date', new Date(now()).toUTCString())
    const body = await buffer(request)
    const fault = faults.find(({ on, times }) => times > 0 && on.test(call))
    if (fault) fault.times -= 1
    const { method = '', headers } = request
    const asked = { method, key: rest.join('/'), query, headers: headers as Headers, body }
    const refusal = Array.isArray(fault?.how) ? fault.how : refusalOf(request, body, keys, now())
    const wrong = refusal ?? (named === bucket ? null : ([404, 'NoSuchBucket'] as const))
    const answered = wrong ? refused(...wrong) : answerOf(objects, asked, pageSize)
    if (fault?.how === 'lost') return void request.socket.destroy()
    const bytes = Buffer.from(answered.body ?? '')
    const length = answered.headers?.['content-length'] ?? bytes.length
    response.writeHead(answered.status, { ...answered.headers, 'content-length': length })
    if (method === 'HEAD') return void response.end()
    if (fault?.how !== 'cut') return void response.end(bytes)
    response.write(bytes.subarray(0, bytes.length / 2), () => request.socket.destroy())
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const settings: BucketSettings = {
    ...keys,
    name: bucket,
    endpoint: `http://127.0.0.1:${port}`,
    pathStyle: true,
    encryption: null,
  }
  return {
    settings,
    clock,
    calls,
    objects,
    keys: () => [...objects.versions.keys()].toSorted(),
    /** Makes the next requests fail whose method, key and query names match. */
    fail: (on: RegExp, how: S3Fault, times = 1) => void faults.push({ on, how, times }),
    heal: () => void faults.splice(0),
    close: (): Promise<void> =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

const xml = (body: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>${body}`,
})
const refused = (status: number, code: string): Answer => ({
  ...xml(`<Error><Code>${code}</Code><Message>${code} at the-secret</Message></Error>`),
  status,
})

function answerOf(objects: S3Objects, asked: Asked, pageSize: number): Answer {
  const { method, key, query } = asked
  if (key === '') return xml(listOf(objects, query, pageSize))
  if (query.has('uploadId') || query.has('uploads')) return uploadOf(objects, asked)
  if (method === 'PUT') return putOf(objects, asked)
  if (method === 'DELETE') {
    const marker = objects.remove(key, query.get('versionId'))
    const headers = marker && { 'x-amz-delete-marker': 'true', 'x-amz-version-id': marker.id }
    return { status: 204, ...(headers && { headers }) }
  }
  const found = objects.current(key)
  if (!found) return refused(404, 'NoSuchKey')
  const headers = { etag: found.etag, 'last-modified': found.at.toUTCString() }
  const size = { 'content-length': String(found.bytes!.length) }
  return { status: 200, headers: { ...headers, ...size }, body: found.bytes! }
}

function putOf(objects: S3Objects, { key, headers, body }: Asked): Answer {
  const from = headers['x-amz-copy-source']
  const encryption = headers['x-amz-server-side-encryption']
  const source = from ? objects.current(decodeURIComponent(from).replace(/^\/?[^/]*\//, '')) : null
  if (from && !source) return refused(404, 'NoSuchKey')
  const { etag, at } = objects.add(key, source?.bytes ?? body, encryption)
  if (!from) return { status: 200, headers: { etag } }
  const modified = `<LastModified>${at.toISOString()}</LastModified>`
  return xml(`<CopyObjectResult><ETag>${etag}</ETag>${modified}</CopyObjectResult>`)
}

function uploadOf(objects: S3Objects, { method, key, query, headers, body }: Asked): Answer {
  const id = query.get('uploadId') ?? ''
  if (query.has('uploads')) {
    const begun = objects.begin(key, headers['x-amz-server-side-encryption'])
    return xml(
      `<InitiateMultipartUploadResult><UploadId>${begun}</UploadId></InitiateMultipartUploadResult>`,
    )
  }
  if (method === 'DELETE') {
    return objects.uploads.delete(id) ? { status: 204 } : refused(404, 'NoSuchUpload')
  }
  if (method === 'PUT') {
    const etag = objects.addPart(id, Number(query.get('partNumber')), body)
    return etag ? { status: 200, headers: { etag } } : refused(404, 'NoSuchUpload')
  }
  const wanted = [...String(body).matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => ({
    number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
    etag: (/<ETag>(.*?)<\/ETag>/.exec(part)?.[1] ?? '').replaceAll('&quot;', '"'),
  }))
  const whole = objects.complete(id, wanted)
  if (typeof whole === 'string') return refused(whole === 'NoSuchUpload' ? 404 : 400, whole)
  return xml(
    `<CompleteMultipartUploadResult><ETag>${whole.etag}</ETag></CompleteMultipartUploadResult>`,
  )
}

function listOf(objects: S3Objects, query: URLSearchParams, pageSize: number): string {
  const prefix = query.get('prefix') ?? ''
  if (query.has('uploads')) {
    const all = [...objects.uploads].map(
      ([id, { key, at }]) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`,
    )
    return `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${all.join('')}</ListMultipartUploadsResult>`
  }
  const keys = [...objects.versions.keys()].filter((key) => key.startsWith(prefix)).toSorted()
  if (query.has('versions')) {
    const all = keys.flatMap((key) =>
      objects.versions.get(key)!.map(({ id, bytes, at }) => {
        const tag = bytes ? 'Version' : 'DeleteMarker'
        return `<${tag}><Key>${key}</Key><VersionId>${id}</VersionId><LastModified>${at.toISOString()}</LastModified></${tag}>`
      }),
    )
    return `<ListVersionsResult><IsTruncated>false</IsTruncated>${all.join('')}</ListVersionsResult>`
  }
  const after = query.get('continuation-token') ?? ''
  const left = keys.filter((key) => key > after && objects.current(key))
  const page = left.slice(0, Math.min(pageSize, Number(query.get('max-keys') ?? pageSize)))
  const contents = page.map((key) => {
    const { bytes, etag, at } = objects.current(key)!
    return `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><ETag>${etag}</ETag><Size>${bytes!.length}</Size></Contents>`
  })
  const more = page.length < left.length
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
}
