import { useCallback, useState, useSyncExternalStore } from 'react'
import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { OpenedEnvelope } from '../ui/drawings/scenes.tsx'
import { useSignedIn } from '../ui/session.ts'
import { Skeleton, Spinner } from '../ui/spinner.tsx'
import { useNow } from '../ui/use-now.ts'
import { DocumentCard } from './document-card.tsx'
import type { DocumentList } from './documents.ts'
import { Empty } from './empty.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { UploadButton } from './upload-button.tsx'
import { WaitingCard } from './waiting-card.tsx'

const step = 40

type Erasing = { id: number; title: string }

/** First what has not reached the server, then the documents, newest first. */
export function UploadedTab({ list }: { list: DocumentList | undefined }) {
  const now = useNow()
  const [count, setCount] = useState(step)
  const [erasing, setErasing] = useState<Erasing | null>(null)
  const { sync } = useSignedIn()
  const offline = useSyncExternalStore(sync.subscribe, sync.getState) === 'offline'
  const askErase = useCallback((id: number, title: string) => setErasing({ id, title }), [])

  const nothing = !list || list.documents.length + list.waiting.length === 0
  if (!list || (nothing && !list.pulled && !offline)) return <Loading />
  if (nothing) {
    return (
      <Empty
        drawing={<OpenedEnvelope className="w-32" />}
        title={list.pulled ? text.documents.emptyTitle : text.documents.notHereTitle}
        hint={list.pulled ? text.documents.emptyHint : text.documents.notHereHint}
      >
        <UploadButton waiting={list.waiting} />
      </Empty>
    )
  }
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">
        {list.waiting.map((entry) => (
          <WaitingCard key={entry.id} entry={entry} documents={list.documents} />
        ))}
        {list.documents.slice(0, count).map((row) => (
          <DocumentCard key={row.id} row={row} now={now} onErase={askErase} />
        ))}
      </ul>
      {list.documents.length > count && (
        <Button className="mt-4 w-full" onClick={() => setCount(count + step)}>
          {text.documents.more}
        </Button>
      )}
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
