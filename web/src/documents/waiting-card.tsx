import type { DocumentRow, OutboxEntry } from '@brieflotse/offline'
import { useAround } from '../changes/use-waiting.ts'
import { WaitingEntry } from '../changes/waiting-entry.tsx'

type Props = { entries: OutboxEntry[]; documents: DocumentRow[] }

/** Changes that have not reached the server, as cards in the list of documents. */
export function WaitingCards({ entries, documents }: Props) {
  return (
    <ul className="mb-3 grid grid-cols-1 gap-3">
      {entries.map((entry) => (
        <WaitingCard key={entry.id} entry={entry} documents={documents} />
      ))}
    </ul>
  )
}

type CardProps = { entry: OutboxEntry; documents: DocumentRow[] }

function WaitingCard({ entry, documents }: CardProps) {
  const row = documents.find(({ id }) => id === entry.documentId)
  const around = useAround([entry])
  return (
    <li className="rounded-box border border-dashed border-line-strong bg-surface p-4 sm:p-5">
      <WaitingEntry entry={entry} row={row} around={around} heading="h2" />
    </li>
  )
}
