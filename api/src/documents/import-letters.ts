import { AppError, defaultTargetLanguage } from '@brieflotse/contract'
import { Readable } from 'node:stream'
import type { Db } from '../db/open.ts'
import { limits } from '../system/limits.ts'
import { once, type Once } from '../http/once.ts'
import type { Ocr } from '../providers/ocr/ocr.ts'
import type { StagedContent, Storage } from '../providers/storage/storage.ts'
import type { Files } from './files.ts'
import { contentKey, type Added, type Documents, type NewDocument } from './store.ts'
import { inspectFiles } from './upload/inspect-files.ts'

type Deps = { db: Db; storage: Storage; ocr: Ocr; files: Files; documents: Documents }

/**
 * For features that add letters which were not uploaded by hand, such as mails. Each letter is offered; then all become documents
 * in one commit, or none. Always call `end`: it deletes the drafts that did not become documents.
 */
export function createLetterImport({ db, storage, ocr, files, documents }: Deps) {
  return (userId: number) => {
    const drafts: StagedContent[] = []
    const letters: NewDocument[] = []
    return {
      /** Checks whether the bytes are a readable letter. Throws the same `AppError` as an upload. */
      async offer(bytes: Uint8Array, fileName: string): Promise<void> {
        if (bytes.length === 0) throw new AppError('file-missing')
        const content = Readable.from([bytes])
        const draft = await storage.write(content, { maxBytes: limits.uploadBytes })
        drafts.push(draft)
        const letter = {
          userId,
          contentKey: contentKey([draft.hash]),
          targetLanguage: defaultTargetLanguage,
        }
        const known = await documents.findByContent(db.read, letter)
        const looked = await inspectFiles([{ draft, fileName }], known ? null : ocr)
        letters.push({ ...letter, clientId: null, files: looked })
      },

      /** Makes a document of every accepted letter, in order. It is idempotent for each `wish`. */
      commit<T>(wish: Once, about: string, answer: (added: Added[]) => T): Promise<T> {
        return files.keep(drafts, (record) =>
          db.write((tx) =>
            once(tx, wish, async () => {
              await record(tx)
              const added = []
              for (const letter of letters) added.push(await documents.add(tx, letter))
              return { answer: answer(added), about }
            }),
          ),
        )
      },

      async end(): Promise<void> {
        for (const draft of drafts) await draft.drop()
        await files.collect(drafts.map(({ hash }) => hash))
      },
    }
  }
}
