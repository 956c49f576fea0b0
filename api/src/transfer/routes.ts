import {
  AppError,
  dropExport,
  exportUrl,
  listPast,
  listTransfers,
  startExport,
  startImport,
  type AccountTransfers,
  transferType,
} from '@brieflotse/contract'
import { createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Db } from '../db/open.ts'
import { attachment } from '../http/attachment.ts'
import { limits } from '../system/limits.ts'
import { limitBy } from '../http/rate-limit.ts'
import { userOf } from '../http/session.ts'
import type { Api } from '../http/valibot.ts'
import type { Queue } from '../providers/queue/queue.ts'
import type { TransferFolder } from './folder.ts'
import { pastRecords } from './past.ts'
import {
  addTransfer,
  dropTransfers,
  findTransfer,
  isTransferRunning,
  newFileName,
  toTransfer,
} from './transfers.ts'

export type TransferDeps = {
  db: Db
  queue: Queue
  transferFolder: TransferFolder
}

/** Routes to export an account to a file and to import one. */
export async function transferRoutes(app: Api, deps: TransferDeps): Promise<void> {
  const { db, queue, transferFolder } = deps
  const perUser = limitBy(app, limits.transfersPerUser, (request) => String(userOf(request).userId))
  const answer = async (userId: number): Promise<AccountTransfers> => ({
    out: toTransfer(await findTransfer(db.read, userId, 'out')),
    in: toTransfer(await findTransfer(db.read, userId, 'in')),
  })

  app.route({ ...listTransfers, handler: (request) => answer(userOf(request).userId) })

  app.route({ ...listPast, handler: (request) => pastRecords(db.read, userOf(request).userId) })

  app.route({
    ...startExport,
    preHandler: perUser,
    handler: async (request) => {
      const { userId } = userOf(request)
      await forget(
        transferFolder,
        await db.write(async (tx) => {
          if (isTransferRunning(await findTransfer(tx, userId, 'out'))) return []
          return addTransfer(tx, queue, { userId, direction: 'out', fileName: newFileName() })
        }),
      )
      return answer(userId)
    },
  })

  app.route({
    ...dropExport,
    handler: async (request) => {
      const { userId } = userOf(request)
      await forget(transferFolder, await db.write((tx) => dropTransfers(tx, queue, userId, 'out')))
      return null
    },
  })

  app.route({
    method: 'GET',
    url: exportUrl,
    handler: async (request, reply) => {
      const row = await findTransfer(db.read, userOf(request).userId, 'out')
      const file = row?.state === 'ready' ? await transferFolder.open(row.file_name) : null
      if (!row || !file) throw new AppError('not-found')
      reply
        .type(transferType)
        .header('content-length', file.size)
        .header('content-disposition', attachment(`Brieflotse ${row.created_at.slice(0, 10)}.zip`))
      return file.stream
    },
  })

  app.register(async (own: Api) => {
    // The parser is registered only for this route. It streams the body, because the file is as large as an account.
    own.addContentTypeParser(transferType, (_request, body, done) => done(null, body))
    own.route({
      ...startImport,
      preHandler: perUser,
      handler: async (request) => {
        const { userId } = userOf(request)
        if (!(request.body instanceof Readable)) throw new AppError('file-missing')
        await takeImport(deps, userId, request.body)
        return answer(userId)
      },
    })
  })
}

async function forget(folder: TransferFolder, names: string[]): Promise<void> {
  for (const name of names) await folder.remove(name)
}

/** Stores an export that the user uploads, and queues its import. */
async function takeImport(
  { db, queue, transferFolder }: TransferDeps,
  userId: number,
  body: Readable,
): Promise<void> {
  if (isTransferRunning(await findTransfer(db.read, userId, 'in'))) throw new AppError('busy')
  const fileName = newFileName()
  try {
    const bytes = await receive(body, transferFolder.path(fileName))
    const add = { userId, direction: 'in', fileName, bytes } as const
    await forget(
      transferFolder,
      await db.write(async (tx) => {
        // Another import may have started meanwhile; it is not interrupted.
        if (isTransferRunning(await findTransfer(tx, userId, 'in'))) throw new AppError('busy')
        return addTransfer(tx, queue, add)
      }),
    )
  } catch (error) {
    await transferFolder.remove(fileName)
    throw error
  }
}

/** Writes the body to a file, which gets its final name once it is on the disk. */
async function receive(body: Readable, path: string): Promise<number> {
  let bytes = 0
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done(bytes > limits.transferBytes ? new AppError('too-large') : null, chunk)
    },
  })
  // If the disk is full, the connection must stay open for the response.
  const content = body.iterator({ destroyOnReturn: false })
  await pipeline(content, count, createWriteStream(`${path}.part`, { mode: 0o600, flush: true }))
  await rename(`${path}.part`, path)
  return bytes
}
