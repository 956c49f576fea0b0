import { AppError, ClientId } from '@brieflotse/contract'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Db } from '../../db/open.ts'
import { limits } from '../../http/limits.ts'
import { once, onceOf } from '../../http/once.ts'
import type { LetterFile, Ocr } from '../../providers/ocr/ocr.ts'
import type { Storage } from '../../providers/storage/storage.ts'
import { fileKind } from './file-kind.ts'
import { cleanFileName } from './file-name.ts'
import type { Files } from '../files.ts'
import { receiveUpload } from './receive-upload.ts'
import { aboutDocument, type Documents, type NewDocument } from '../store.ts'

export type UploadDeps = { db: Db; storage: Storage; ocr: Ocr; files: Files; documents: Documents }

/** Takes an upload in: received, looked at, kept, and recorded with the job that reads it. Refused files leave nothing behind. */
export async function takeUpload(
  deps: UploadDeps,
  request: FastifyRequest,
  userId: number,
): Promise<{ documentId: number; duplicate: boolean }> {
  const { db, storage, ocr, files, documents } = deps
  const { draft, fileName, targetLanguage } = await receiveUpload(request, storage)
  try {
    const bytes = await draft.bytes()
    const type = await fileKind(bytes)
    const input: NewDocument = {
      userId,
      clientId: clientIdOf(request),
      fileHash: draft.hash,
      fileName: cleanFileName(fileName, `letter.${type.split('/')[1]}`),
      mimeType: type,
      byteSize: draft.size,
      targetLanguage,
    }
    if (!(await documents.findByContent(db.read, input))) await inspect(ocr, { bytes, type })
    const wish = onceOf(request, userId, [draft.hash, targetLanguage])
    return await files.keep([draft], (record) =>
      db.write((tx) =>
        once(tx, wish, async () => {
          await record(tx)
          const answer = await documents.add(tx, input)
          return { answer, about: aboutDocument(answer.documentId) }
        }),
      ),
    )
  } finally {
    await draft.drop()
    // Kept for nothing when the commit failed or the same request had been answered before.
    await files.collect([draft.hash])
  }
}

async function inspect(ocr: Ocr, file: LetterFile): Promise<void> {
  const signal = AbortSignal.timeout(limits.inspectMs)
  try {
    await ocr.inspect(file, signal)
  } catch (error) {
    // The reader gives up on a slow file by itself, and sooner: this one was not at fault, it only stood in a queue.
    throw signal.aborted ? new AppError('busy', undefined, { cause: error }) : error
  }
}

function clientIdOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  return v.is(ClientId, key) ? key : null
}
