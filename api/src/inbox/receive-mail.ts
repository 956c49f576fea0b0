import { AppError, mailSource } from '@brieflotse/contract'
import type { FastifyRequest } from 'fastify'
import { orBroken } from '../http/errors.ts'
import { limits } from '../system/limits.ts'
import type { SharedMail } from './process-mail.ts'

/** Reads the multipart body with the fields `emailContent`, `source` and `attachment_0..n`, in any order. */
export async function receiveMail(request: FastifyRequest): Promise<SharedMail> {
  const announced = Number(request.headers['content-length'])
  if (announced > limits.mailBytes + limits.mailTextBytes + limits.uploadExtraBytes) {
    throw new AppError('too-large')
  }
  if (!request.isMultipart()) throw new AppError('no-content')
  const fields = new Map<string, string>()
  const files: SharedMail['files'] = []
  let left: number = limits.mailBytes
  try {
    for await (const part of request.parts({ limits: partLimits })) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw new AppError('too-large')
        fields.set(part.fieldname, String(part.value))
        continue
      }
      if (!/^attachment_\d{1,3}$/.test(part.fieldname)) throw new AppError('invalid-input')
      const bytes = await bytesOf(part.file)
      left -= bytes.length
      if (left < 0) throw new AppError('too-large')
      files.push({ name: part.filename ?? '', bytes })
    }
  } catch (error) {
    throw orBroken(error)
  }
  if (fields.get('source') !== mailSource) throw new AppError('invalid-input')
  const content = fields.get('emailContent') ?? ''
  if (content.trim() === '' && files.length === 0) throw new AppError('no-content')
  return { content, files }
}

/** Stops reading as soon as the limit is exceeded. */
async function bytesOf(file: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of file) {
    size += chunk.length
    if (size > limits.uploadBytes) throw new AppError('file-too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const partLimits = {
  // One byte above the limit, so that the excess is noticed: the parser truncates silently.
  fileSize: limits.uploadBytes + 1,
  files: limits.mailFiles,
  fields: limits.uploadFields,
  fieldSize: limits.mailTextBytes + 1,
  parts: limits.mailFiles + limits.uploadFields,
}
