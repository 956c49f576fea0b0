import { AppError, isTemporary, type TransferResult } from '@brieflotse/contract'
import type { Handler } from '../jobs/run.ts'
import { createProgressWriter } from './export-job.ts'
import type { TransferFolder } from './folder.ts'
import { openArchive } from './read-zip.ts'
import { byId, changeTransfer, failTransfer, type TransferRow } from './transfers.ts'
import { unpackAccount } from './unpack-account.ts'
import { linkDocuments, type UnpackDeps, unpackDocument } from './unpack-documents.ts'
import { unpackLetter } from './unpack-letters.ts'

export type ImportJobDeps = UnpackDeps & { transferFolder: TransferFolder }

const isLetter = /^(documents|letters)\/\d{5,6}\/(document|letter)\.json$/

/**
 * Imports an account from a file that is fully verified first. Every letter is imported in its own transaction and identified by
 * its content, so a crashed job can continue and a repeated import changes nothing.
 */
export function importJob(deps: ImportJobDeps): Handler<'import-account'> {
  const { db, transferFolder } = deps
  return {
    async run({ transferId }, { signal, finish }) {
      const row = await byId(db.read, transferId)
      if (!row) return finish(async () => {})
      try {
        const result = await takeOver(deps, row, signal)
        await finish(async (tx) => {
          const ended = { result: JSON.stringify(result), ended_at: new Date().toISOString() }
          await changeTransfer(tx, transferId, { state: 'ready', ...ended })
        })
      } catch (thrown) {
        const error = asReason(thrown)
        if (!(error instanceof AppError) || isTemporary(error.code)) throw error
        // The owner is told the reason, and a retry would not help.
        await finish((tx) => failTransfer(tx, transferId, error))
      }
      await transferFolder.remove(row.file_name)
    },
    async giveUp(tx, { transferId }, failure) {
      await failTransfer(tx, transferId, new AppError(failure))
    },
  }
}

async function takeOver(
  deps: ImportJobDeps,
  { id, user_id: userId, file_name }: TransferRow,
  signal: AbortSignal,
): Promise<TransferResult> {
  const { db, transferFolder } = deps
  const result = {
    letters: 0,
    lettersBefore: 0,
    responses: 0,
    responsesBefore: 0,
    past: 0,
    lost: 0,
  }
  const archive = await openArchive(transferFolder.path(file_name), signal)
  try {
    const parts = [...archive.files.keys()].filter((path) => isLetter.test(path)).sort()
    const begun = { state: 'running', done: 0, total: parts.length } as const
    await db.write((tx) => changeTransfer(tx, id, begun))
    const step = createProgressWriter(db, id)
    result.past += await unpackAccount(db, archive, userId)
    const documents = new Map<string, number>()
    const taken: NonNullable<Awaited<ReturnType<typeof unpackDocument>>>[] = []
    for (const [index, part] of parts.entries()) {
      signal.throwIfAborted()
      const path = part.replace(/\/[^/]+$/, '')
      if (part.startsWith('documents/')) {
        const given = await unpackDocument(deps, archive, userId, path)
        if (given) {
          documents.set(path, given.id)
          taken.push(given)
        }
        result[!given ? 'lost' : given.isNew ? 'letters' : 'lettersBefore'] += 1
      } else {
        const given = await unpackLetter(deps, archive, userId, { path, documents })
        result[given.isNew ? 'responses' : 'responsesBefore'] += 1
        result.past += given.past
      }
      await step(index + 1)
    }
    await linkDocuments(deps, userId, taken, documents)
    return result
  } finally {
    archive.close()
  }
}

/** If the database rejects a value, the file is invalid. */
function asReason(error: unknown): unknown {
  if (error instanceof AppError && !isTemporary(error.code)) return error
  const { code } = error as { code?: unknown }
  if (typeof code === 'string' && code.startsWith('SQLITE_CONSTRAINT')) {
    return new AppError('transfer-invalid', undefined, { cause: error })
  }
  return error
}
