import type { DocumentRow, OutboxEntry } from '@brieflotse/offline'
import { useAround } from '../ui/waiting/use-waiting.ts'
import { WaitingEntry } from '../ui/waiting/waiting-entry.tsx'

type Props = { entry: OutboxEntry; documents: DocumentRow[] }

/** What has not reached the server, as a card among the documents. */
export function WaitingCard({ entry, documents }: Props) {
  const row = documents.find(({ id }) => id === entry.documentId)
  const around = useAround([entry])
  return (
    <li className="rounded-box border border-dashed border-line-strong bg-surface p-4 sm:p-5">
      <WaitingEntry entry={entry} row={row} around={around} heading="h2" />
    </li>
  )
}
