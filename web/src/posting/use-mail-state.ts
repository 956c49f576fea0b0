import type { OutboxEntry, ShownLetter } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { useSignedIn } from '../session/session.ts'
import { type MailState, mailStateOf } from './mail-state.ts'

/** The postal state of a letter, live, with its order while it is pending on this device. */
export function useMailState(letter: ShownLetter): {
  state: MailState
  order: OutboxEntry | undefined
} {
  const { db } = useSignedIn()
  const entryId = letter.ordering?.entryId ?? null
  const order = useLiveQuery(
    async () => (entryId === null ? undefined : await db.outbox.get({ id: entryId })),
    [db, entryId],
  )
  return { state: mailStateOf(letter, order?.state === 'stuck'), order }
}
