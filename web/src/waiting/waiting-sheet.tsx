import { changesText } from '../text/changes.ts'
import { Icon } from '../ui/drawings/icon.tsx'
import { Modal } from '../ui/modal.tsx'
import { SharedNotice } from '../session/shared-notice.tsx'
import { countText } from '../changes/count-text.ts'
import { useAround, useWaiting } from '../changes/use-waiting.ts'
import { WaitingEntry } from '../changes/waiting-entry.tsx'

/** Lists all changes of the user that the server has not confirmed, live. */
export function WaitingSheet({ onClose }: { onClose: () => void }) {
  const waiting = useWaiting()
  const around = useAround((waiting ?? []).map(({ entry }) => entry))
  return (
    <Modal title={changesText.title} size="list" onClose={onClose}>
      <div className="overflow-y-auto px-5 pb-6 md:px-6">
        <p role="status" className="sr-only">
          {waiting && (waiting.length > 0 ? countText(around.entries) : changesText.none)}
        </p>
        {waiting?.length === 0 ? (
          <p className="flex items-center gap-3 py-6 text-muted">
            <Icon name="check" className="text-accent" />
            {changesText.none}
          </p>
        ) : (
          <p className="mb-2 text-small text-muted">{changesText.lead}</p>
        )}
        <SharedNotice className="my-2" onClick={onClose} />
        <ul className="divide-y divide-line">
          {waiting?.map(({ entry, row }) => (
            <li key={entry.id} className="py-4">
              <WaitingEntry entry={entry} row={row} around={around} heading="h3" />
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  )
}
