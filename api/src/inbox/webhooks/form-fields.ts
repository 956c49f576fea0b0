import { AppError } from '@brieflotse/contract'
import type { FastifyRequest } from 'fastify'
import { orBroken } from '../../http/errors.ts'
import type { Api } from '../../http/valibot.ts'

const smallBytes = 64 * 1024

/** Registers form parsers for this plugin: a form without files is kept as raw bytes, and a multipart form is streamed. */
export function takeForms(app: Api, bodyLimit: number): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit },
    (_request, body: Buffer, done) => done(null, body),
  )
}

/** The fields of a form as bytes, because a mail is not text. Only the field `large` may be longer than a line or two. */
export async function formFields(
  request: FastifyRequest,
  large: string,
  maxBytes: number,
): Promise<Map<string, Buffer>> {
  const fields = request.isMultipart()
    ? await multipartFields(request, maxBytes, fits)
    : plainFields(request.body instanceof Uint8Array ? Buffer.from(request.body) : Buffer.alloc(0))
  for (const [name, value] of fields) if (!fits(name, value)) throw new AppError('too-large')
  return fields

  function fits(name: string, value: Buffer): boolean {
    return value.length <= (name === large ? maxBytes : smallBytes)
  }
}

/** Stops at the first field that is too large: the sender is not authenticated yet and could fill the memory. */
async function multipartFields(
  request: FastifyRequest,
  maxBytes: number,
  fits: (name: string, value: Buffer) => boolean,
) {
  const fields = new Map<string, Buffer>()
  const limits = {
    fieldSize: maxBytes + 1,
    fileSize: maxBytes + 1,
    fields: 60,
    files: 2,
    parts: 62,
  }
  try {
    // Latin-1 keeps one character for each byte.
    for await (const part of request.parts({ limits, defCharset: 'latin1' })) {
      const value =
        part.type === 'file' ? await part.toBuffer() : Buffer.from(String(part.value), 'latin1')
      if (!fits(part.fieldname, value)) throw new AppError('too-large')
      fields.set(part.fieldname, value)
    }
  } catch (error) {
    throw orBroken(error)
  }
  return fields
}

function plainFields(body: Buffer): Map<string, Buffer> {
  const fields = new Map<string, Buffer>()
  let start = 0
  while (start < body.length && fields.size < 60) {
    const found = body.indexOf(0x26, start)
    const end = found < 0 ? body.length : found
    const pair = body.subarray(start, end)
    const at = pair.indexOf(0x3d)
    const name = decoded(at < 0 ? pair : pair.subarray(0, at)).toString('utf8')
    fields.set(name, at < 0 ? Buffer.alloc(0) : decoded(pair.subarray(at + 1)))
    start = end + 1
  }
  return fields
}

/** Decodes percent encoding and `+` to bytes. */
function decoded(text: Buffer): Buffer {
  const out = Buffer.alloc(text.length)
  let size = 0
  for (let at = 0; at < text.length; at += 1) {
    const byte = text[at]!
    const code = byte === 0x25 ? Number.parseInt(text.toString('latin1', at + 1, at + 3), 16) : NaN
    if (!Number.isNaN(code)) at += 2
    out[size] = Number.isNaN(code) ? (byte === 0x2b ? 0x20 : byte) : code
    size += 1
  }
  return out.subarray(0, size)
}
