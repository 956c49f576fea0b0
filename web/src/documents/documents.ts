import {
  archiveDocument,
  createRowCache,
  type DocumentRow,
  documentRows,
  eraseDocument,
  hasPulled,
  listedIds,
  type OutboxEntry,
  outboxEntries,
  readAgain,
  type RowCache,
} from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { text } from '../text/text.ts'
import { entryResult } from '../changes/entry-result.ts'
import { useSignedIn } from '../session/session.ts'
import { notify } from '../ui/toast.tsx'
import { useAction, useEachAction } from '../ui/use-action.ts'

/** `named`: rows of the documents that pending changes refer to. */
export type DocumentList = {
  ids: number[]
  waiting: OutboxEntry[]
  named: DocumentRow[]
  pulled: boolean
}

/** The content of the list, live: documents, changes that are not on the server yet, and whether the first sync is done. */
export function useDocumentList(): DocumentList | undefined {
  const { db } = useSignedIn()
  return useLiveQuery(async () => {
    const [ids, entries, pulled] = await Promise.all([
      listedIds(db),
      outboxEntries(db),
      hasPulled(db),
    ])
    const waiting = entries.filter(
      ({ kind, state }) =>
        kind === 'upload-document' || kind === 'process-mail' || state === 'stuck',
    )
    const named = await documentRows(
      db,
      waiting.flatMap(({ documentId }) => documentId ?? []),
    )
    return { ids, waiting, named, pulled }
  }, [db])
}

/** A live cache with the rows that a list requests with `want`. */
export function useRows(): RowCache {
  const { db } = useSignedIn()
  const rows = useMemo(() => createRowCache(db), [db])
  useSyncExternalStore(rows.subscribe, rows.version)
  return rows
}

export function useArchive() {
  const { db } = useSignedIn()
  const archive = useCallback(
    async (id: number) => {
      const outcome = await entryResult(db, await archiveDocument(db, id))
      const { archivedLong, archivedWaiting } = text.documents
      notify(text.documents.archived, outcome === 'done' ? archivedLong : archivedWaiting)
    },
    [db],
  )
  return useEachAction(archive, text.documents.archiveFailed)
}

/** Returns a function that erases a document permanently. It calls `onEnd` in any case: a failed change stays in the list with its reason. */
export function useErase(onEnd: () => void = () => {}) {
  const { db } = useSignedIn()
  const erase = useCallback(
    async (id: number) => {
      try {
        const outcome = await entryResult(db, await eraseDocument(db, id))
        const kept = outcome === 'waiting' ? text.documents.erasedWaiting : undefined
        notify(text.documents.erased, kept)
      } finally {
        onEnd()
      }
    },
    [db, onEnd],
  )
  return useEachAction(erase, text.documents.eraseFailed, text.documents.eraseFailedLong)
}

/** `whenKnown` gets the result of the request, unless the server refused it. */
export function useReadAgain(whenKnown?: (outcome: 'done' | 'waiting') => void) {
  const { db } = useSignedIn()
  const read = useCallback(
    async (id: number) => {
      const outcome = await entryResult(db, await readAgain(db, id))
      whenKnown?.(outcome)
    },
    [db, whenKnown],
  )
  return useAction(read, text.documents.readAgainFailed)
}
