import { AppError, UploadFields } from '@brieflotse/contract'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { limits } from '../../http/limits.ts'
import type { Draft, Storage } from '../../providers/storage/storage.ts'

export type Received = { draft: Draft; fileName: string | undefined; targetLanguage: string }

/** Streams the file of a multipart body into a draft and reads the fields, whatever their order. Leaves nothing when it fails. */
export async function receiveUpload(request: FastifyRequest, storage: Storage): Promise<Received> {
  if (Number(request.headers['content-length']) > limits.uploadBytes + limits.uploadExtraBytes) {
    throw new AppError('file-too-large')
  }
  if (!request.isMultipart()) throw new AppError('file-missing')
  const drafts: Draft[] = []
  try {
    return await receiveParts(request, storage, drafts)
  } catch (error) {
    for (const draft of drafts) await draft.drop()
    // What the parser of forms throws about a form that breaks off has no code.
    const known = error instanceof AppError || (error as NodeJS.ErrnoException).code !== undefined
    throw known ? error : new AppError('invalid-input', undefined, { cause: error })
  }
}

async function receiveParts(
  request: FastifyRequest,
  storage: Storage,
  drafts: Draft[],
): Promise<Received> {
  const fields: Record<string, unknown> = {}
  let fileName: string | undefined
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value
      continue
    }
    if (part.fieldname !== 'file' || drafts.length > 0) throw new AppError('invalid-input')
    drafts.push(await storage.write(part.file, { maxBytes: limits.uploadBytes }))
    if (part.file.truncated) throw new AppError('file-too-large')
    fileName = part.filename
  }
  const [draft] = drafts
  if (!draft || draft.size === 0) throw new AppError('file-missing')
  const parsed = v.safeParse(UploadFields, fields)
  if (!parsed.success) throw new AppError('invalid-input')
  return { draft, fileName, targetLanguage: parsed.output.targetLanguage }
}
