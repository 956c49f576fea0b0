import { AppError } from '@brieflotse/contract'
import type { Db } from '../db/open.ts'
import type { Handler } from '../jobs/run.ts'
import { type ExportDeps, exportOf } from './entries.ts'
import type { TransferFolder } from './folder.ts'
import { byId, changeTransfer, failTransfer } from './transfers.ts'
import { writeZip } from './write-zip.ts'

export type ExportJobDeps = ExportDeps & { transferFolder: TransferFolder }

/** How often progress is saved, in milliseconds. */
const paceMs = 500

/** Exports an account into a file. After a crash it starts again, because an export changes nothing. */
export function exportJob(deps: ExportJobDeps): Handler<'export-account'> {
  const { db, transferFolder } = deps
  return {
    async run({ transferId }, { signal, finish }) {
      const row = await byId(db.read, transferId)
      if (!row) return finish(async () => {})
      const { entries, total, tellLost } = await exportOf(deps, row.user_id)
      await db.write((tx) => changeTransfer(tx, transferId, { state: 'running', done: 0, total }))
      const note = createProgressWriter(db, transferId)
      let written = 0
      const step = (letters: number) => note(letters, written)
      const { bytes, lost } = await writeZip(transferFolder.path(row.file_name), entries(step), {
        madeAt: new Date(),
        signal,
        onStep: async (_, size) => {
          written = size
        },
        tellLost,
      })
      await finish(async (tx) => {
        const names = lost.length > 0 ? JSON.stringify(lost) : null
        const ended = {
          byte_size: bytes,
          lost: names,
          done: total,
          ended_at: new Date().toISOString(),
        }
        await changeTransfer(tx, transferId, { state: 'ready', ...ended })
      })
    },
    giveUp: (tx, { transferId }) => failTransfer(tx, transferId, new AppError('unexpected')),
  }
}

/** Deletes a transfer and its file after its owner had time to download it. */
export function dropTransferJob({
  db,
  transferFolder,
}: {
  db: Db
  transferFolder: TransferFolder
}): Handler<'drop-transfer'> {
  return {
    async run({ transferId }, { finish }) {
      const row = await byId(db.read, transferId)
      if (row) await transferFolder.remove(row.file_name)
      await finish(async (tx) => {
        await tx.deleteFrom('transfers').where('id', '=', transferId).execute()
      })
    },
    giveUp: async () => {},
  }
}

/** Saves progress, at most once in `paceMs`. */
export function createProgressWriter(db: Db, id: number) {
  let last = 0
  return async (done: number, bytes?: number): Promise<void> => {
    if (Date.now() - last < paceMs) return
    last = Date.now()
    await db.write((tx) =>
      changeTransfer(tx, id, { done, ...(bytes !== undefined && { byte_size: bytes }) }),
    )
  }
}
