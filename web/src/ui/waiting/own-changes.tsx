import { type OutboxEntry, outboxEntries } from '@brieflotse/offline'
import { lazy, Suspense } from 'react'
import { sharedQuery } from '../use-shared-query.ts'

// most letters have nothing that waits
const ChangeList = lazy(async () => ({ default: (await import('./change-list.tsx')).ChangeList }))

const none: OutboxEntry[] = []

/** What waits, by the number of its document. */
const useEntries = sharedQuery(async (db) => {
  const byDocument = new Map<number, OutboxEntry[]>()
  for (const entry of await outboxEntries(db)) {
    const { documentId } = entry
    if (documentId === null) continue
    byDocument.set(documentId, [...(byDocument.get(documentId) ?? []), entry])
  }
  return byDocument
}, new Map<number, OutboxEntry[]>())

type Props = {
  documentId: number
  /** Where one deadline of it stands: what was said of its others is told there. */
  reminderId?: number
  className?: string
}

/** Says of a document which changes of the user have not reached the server, and why. Nothing when all have. */
export function OwnChanges({ documentId, reminderId, className = '' }: Props) {
  const entries = useEntries((all) => all.get(documentId) ?? none)
  return (
    entries.length > 0 && (
      <Suspense>
        <ChangeList {...{ entries, reminderId, className }} />
      </Suspense>
    )
  )
}
