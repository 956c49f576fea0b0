import { AppError, ClientId, type HeldFile } from '@brieflotse/contract'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Db } from '../../db/open.ts'
import { limits } from '../../system/limits.ts'
import { storedAnswer, once, onceOf } from '../../http/once.ts'
import type { Ocr } from '../../providers/ocr/ocr.ts'
import type { Storage } from '../../providers/storage/storage.ts'
import type { Files } from '../files.ts'
import { aboutDocument, contentKey, type Added, type Documents } from '../store.ts'
import { inspectFiles } from './inspect-files.ts'
import type { UploadChunks } from './chunks.ts'
import { receiveUpload, type ReceivedFile } from './receive-upload.ts'

export type UploadDeps = {
  db: Db
  storage: Storage
  ocr: Ocr
  files: Files
  pieces: UploadChunks
  documents: Documents
}

/**
 * Handles an upload: receives and checks the files, stores them, and records the document with its reading job. A rejected upload
 * leaves no files.
 */
export async function takeUpload(
  deps: UploadDeps,
  request: FastifyRequest,
  userId: number,
): Promise<Added> {
  const { db, storage, ocr, files, pieces, documents } = deps
  const { held, targetLanguage, label, ...came } = await receiveUpload(request, storage)
  const received = came.files
  const hashes = [...received.map(({ draft }) => draft.hash), ...held.map(({ hash }) => hash)]
  try {
    // The fingerprint is the same whether the files are in the request or were uploaded before.
    const wish = onceOf(request, userId, [hashes.length === 1 ? hashes[0] : hashes, targetLanguage])
    // The chunks are deleted once the letter exists. If only the response was lost, the repeated request must succeed without them.
    const before = held.length > 0 && (await storedAnswer<Added>(db.read, wish))
    if (before) return before
    await fetchHeld(pieces, userId, held, received)
    const content = { userId, contentKey: contentKey(hashes), targetLanguage }
    const known = await documents.findByContent(db.read, content)
    const input = {
      ...content,
      label,
      clientId: clientIdOf(request),
      files: await inspectFiles(received, known ? null : ocr),
    }
    const drafts = received.map(({ draft }) => draft)
    const answer = await files.keep(drafts, (record) =>
      db.write((tx) =>
        once(tx, wish, async () => {
          await record(tx)
          const added = await documents.add(tx, input)
          return { answer: added, about: aboutDocument(added.documentId) }
        }),
      ),
    )
    await pieces.forget(
      userId,
      held.map(({ hash }) => hash),
    )
    return answer
  } finally {
    for (const { draft } of received) await draft.drop()
    // Deletes the files if the commit failed or a repeated request did not need them.
    await files.collect(received.map(({ draft }) => draft.hash))
  }
}

async function fetchHeld(
  pieces: UploadChunks,
  userId: number,
  held: HeldFile[],
  into: ReceivedFile[],
): Promise<void> {
  let left: number = limits.letterBytes
  for (const { hash, name } of held) {
    const draft = await pieces.draft(userId, hash)
    into.push({ draft, fileName: name })
    left -= draft.size
    if (left < 0) throw new AppError('too-large')
  }
}

function clientIdOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  return v.is(ClientId, key) ? key : null
}
