import { type OutboxEntry, outboxEntries } from '@brieflotse/offline'
import { lazy, Suspense } from 'react'
import { sharedQuery } from '../session/use-shared-query.ts'

// loaded on demand, because most documents have no pending changes
const ChangeList = lazy(async () => ({ default: (await import('./change-list.tsx')).ChangeList }))

const none: OutboxEntry[] = []

/** Outbox entries by document id. */
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
  /** Only for one deadline: changes to other deadlines are left out. */
  reminderId?: number
  className?: string
}

/** Shows the pending changes of a document and why they wait. Renders nothing if there are none. */
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
