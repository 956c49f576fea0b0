import { AppError, UploadFields, type HeldFile } from '@brieflotse/contract'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { orBroken } from '../../http/errors.ts'
import { limits } from '../../system/limits.ts'
import type { StagedContent, Storage } from '../../providers/storage/storage.ts'

export type ReceivedFile = { draft: StagedContent; fileName: string | undefined }

/** Either files in the request or hashes of files that were uploaded in chunks before. */
type Received = {
  files: ReceivedFile[]
  held: HeldFile[]
  targetLanguage: string
  label: { title?: string | undefined; tags?: string[] | undefined }
}

/** Streams the files of a multipart body into drafts and reads the fields, in any order. It deletes the drafts if it fails. */
export async function receiveUpload(request: FastifyRequest, storage: Storage): Promise<Received> {
  if (Number(request.headers['content-length']) > limits.letterBytes + limits.uploadExtraBytes) {
    throw new AppError('file-too-large')
  }
  if (!request.isMultipart()) throw new AppError('file-missing')
  const files: ReceivedFile[] = []
  try {
    return await receiveParts(request, storage, files)
  } catch (error) {
    for (const { draft } of files) await draft.drop()
    throw orBroken(error)
  }
}

async function receiveParts(
  request: FastifyRequest,
  storage: Storage,
  files: ReceivedFile[],
): Promise<Received> {
  const fields: Record<string, unknown> = {}
  let left: number = limits.letterBytes
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value
      continue
    }
    if (part.fieldname !== 'file') throw new AppError('invalid-input')
    const draft = await storage.write(part.file, { maxBytes: limits.uploadBytes })
    files.push({ draft, fileName: part.filename })
    if (part.file.truncated) throw new AppError('file-too-large')
    if (draft.size === 0) throw new AppError('file-missing')
    left -= draft.size
    if (left < 0) throw new AppError('too-large')
  }
  const parsed = v.safeParse(UploadFields, fields)
  if (!parsed.success) throw new AppError('invalid-input')
  const { held = [], targetLanguage, ...label } = parsed.output
  if (files.length + held.length === 0) throw new AppError('file-missing')
  if (files.length > 0 && held.length > 0) throw new AppError('invalid-input')
  return { files, held, targetLanguage, label }
}
