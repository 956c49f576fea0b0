import type { Document } from '@brieflotse/contract'
import { useLiveQuery } from 'dexie-react-hooks'
import { stackText } from '../../text/stack.ts'
import { Modal } from '../../ui/modal.tsx'
import { useSignedIn } from '../../session/session.ts'
import { titleOf } from '../../letters/title.ts'
import { ActedQuestion } from './acted-question.tsx'
import { useArrange } from './stack.ts'

/** Only the newest documents are offered: the other pages were most likely photographed recently. */
const most = 30

/** Chooses the document whose pages are appended to this letter. */
export function JoinDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { db } = useSignedIn()
  const acts = useArrange(document.id, onClose)
  const others = useLiveQuery(
    () =>
      db.documents
        .where('[shelf+uploadDate]')
        .between(['list', ''], ['list', '\uffff'])
        .reverse()
        .filter(
          ({ id, pageCount, status }) =>
            id !== document.id && pageCount > 0 && status === 'completed',
        )
        .limit(most)
        .toArray(),
    [db, document.id],
  )
  return (
    <Modal title={stackText.join} size="list" onClose={onClose}>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-6 md:px-6">
        <p className="mb-4 text-muted">
          {others?.length === 0 ? stackText.joinNone : stackText.joinHint}
        </p>
        <ul className="grid gap-2">
          {others?.map((row) => (
            <li key={row.id}>
              <button
                type="button"
                disabled={acts.busy}
                aria-label={stackText.joinOf({ title: titleOf(row), count: row.pageCount })}
                onClick={() =>
                  void acts.arrange(
                    { does: 'join', other: row.id, sure: false },
                    { title: stackText.joined },
                  )
                }
                className="flex min-h-11 w-full flex-wrap items-baseline justify-between gap-x-3 rounded-small border border-line px-4 py-2.5 text-start hover:bg-sunken"
              >
                <span className="min-w-0 font-semibold wrap-anywhere">{titleOf(row)}</span>
                <span className="numbers text-small text-muted">
                  {stackText.pageCount({ count: row.pageCount })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <ActedQuestion {...acts} />
    </Modal>
  )
}
