import { isClockWrong, onClock, readEndedLosses, readLoss } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { useSignedIn } from './ui/session.ts'

const TroubleDialog = lazy(async () => ({
  default: (await import('./trouble-dialogs.tsx')).TroubleDialog,
}))

/** Tells the user that this device lost data or that its clock is wrong, until the user has confirmed it. */
export function DeviceTrouble(): ReactNode {
  const { db, user } = useSignedIn()
  const ended = useLiveQuery(() => readEndedLosses(user.id), [user.id])
  const loss = useLiveQuery(() => readLoss(db), [db])
  const clock = useSyncExternalStore(onClock, isClockWrong)
  return (
    <Suspense>{(ended || loss || clock) && <TroubleDialog ended={ended} loss={loss} />}</Suspense>
  )
}
