import { isClockWrong, onClock, readEndedLosses, readLoss } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { useSignedIn } from './ui/session.ts'

const TroubleDialog = lazy(async () => ({
  default: (await import('./trouble-dialogs.tsx')).TroubleDialog,
}))

/** Says, until its user has read it, what this device has lost, and that its clock is wrong. */
export function DeviceTrouble(): ReactNode {
  const { db, user } = useSignedIn()
  const ended = useLiveQuery(() => readEndedLosses(user.id), [user.id])
  const loss = useLiveQuery(() => readLoss(db), [db])
  const clock = useSyncExternalStore(onClock, isClockWrong)
  return (
    <Suspense>{(ended || loss || clock) && <TroubleDialog ended={ended} loss={loss} />}</Suspense>
  )
}
