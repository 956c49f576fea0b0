import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export type S3Keys = { keyId: string; secretKey: string; region: string }
export type S3Refusal = [status: number, code: string]

const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** Verifies the signature of a request (AWS Signature Version 4, in headers) and the hash of its body; null if all is right. */
export function refusalOf(
  request: IncomingMessage,
  body: Buffer,
  { keyId, secretKey, region }: S3Keys,
  now: number,
): S3Refusal | null {
  const headers = request.headers as Record<string, string>
  const [, credential = '', signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      headers['authorization'] ?? '',
    ) ?? []
  const [id, day = '', place = '', service, end] = credential.split('/')
  if (id !== keyId) return [403, 'InvalidAccessKeyId']
  if (place !== region || service !== 's3' || end !== 'aws4_request') {
    return [400, 'AuthorizationHeaderMalformed']
  }
  const at = headers['x-amz-date'] ?? ''
  if (Math.abs(momentOf(at) - now) > 15 * 60_000) return [403, 'RequestTimeTooSkewed']
  const hash = headers['x-amz-content-sha256'] ?? ''
  if (hash !== sha256(body)) return [400, 'XAmzContentSHA256Mismatch']
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake')
  const query = [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&')
  const names = signed.split(';')
  const lines = names.map((name) => `${name}:${(headers[name] ?? '').trim()}\n`).join('')
  const canonical = [request.method, pathname, query, lines, signed, hash].join('\n')
  const scope = `${day}/${place}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')
  const key = hmac(hmac(hmac(hmac(`AWS4${secretKey}`, day), place), 's3'), 'aws4_request')
  return hmac(key, text).toString('hex') === signature ? null : [403, 'SignatureDoesNotMatch']
}

function momentOf(at: string): number {
  const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(at) ?? []
  return Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`)
}
