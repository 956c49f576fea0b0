import { lazy, Suspense, useCallback, useState, useSyncExternalStore } from 'react'
import { text } from '../text/text.ts'
import { LongList } from '../ui/long-list.tsx'
import { useSignedIn } from '../session/session.ts'
import { Skeleton, Spinner } from '../ui/spinner.tsx'
import { useNow } from '../ui/use-now.ts'
import { keptPlace } from '../ui/use-return.ts'
import { DocumentCard } from './document-card.tsx'
import { type DocumentList, useRows } from './documents.ts'
import { EraseDialog } from './erase-dialog.tsx'

const WaitingCards = lazy(async () => ({
  default: (await import('./waiting-card.tsx')).WaitingCards,
}))
const NothingYet = lazy(async () => ({ default: (await import('./nothing-yet.tsx')).NothingYet }))

/** The scroll position of the list, for Back. */
const place = keptPlace()

type Erasing = { id: number; title: string }

/** Pending changes first, then the documents, newest first. */
export function UploadedTab({ list }: { list: DocumentList | undefined }) {
  const now = useNow()
  const rows = useRows()
  const [erasing, setErasing] = useState<Erasing | null>(null)
  const { sync } = useSignedIn()
  const offline = useSyncExternalStore(sync.subscribe, sync.getState) === 'offline'
  const askErase = useCallback((id: number, title: string) => setErasing({ id, title }), [])

  const nothing = !list || list.ids.length + list.waiting.length === 0
  if (!list || (nothing && !list.pulled && !offline)) return <Loading />
  if (nothing) {
    return (
      <Suspense fallback={<Loading />}>
        <NothingYet list={list} />
      </Suspense>
    )
  }
  return (
    <>
      {list.waiting.length > 0 && (
        <Suspense fallback={<Skeleton className="mb-3 h-24 rounded-box" />}>
          <WaitingCards entries={list.waiting} documents={list.named} />
        </Suspense>
      )}
      <LongList
        ids={list.ids}
        place={place}
        onShown={rows.want}
        renderRow={(id, position) => {
          const row = rows.get(id)
          const where = { position, total: list.ids.length }
          return row && <DocumentCard row={row} now={now} onErase={askErase} {...where} />
        }}
      />
      {erasing && <EraseDialog {...erasing} onClose={() => setErasing(null)} />}
    </>
  )
}

function Loading() {
  return (
    <div className="grid gap-3">
      <Spinner label={text.app.loading} className="py-2" />
      <Skeleton className="h-24 rounded-box" />
      <Skeleton className="h-24 rounded-box" />
      <Skeleton className="h-24 rounded-box" />
    </div>
  )
}
