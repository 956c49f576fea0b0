import { AppError } from '@brieflotse/contract'
import { currentSignature, fetchSignature, saveSignature } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { useCallback, useEffect } from 'react'
import { profileText } from '../text/profile.ts'
import { entryResult } from '../changes/entry-result.ts'
import { useSignedIn } from '../session/session.ts'
import { notify } from '../ui/toast.tsx'
import { useAction } from '../ui/use-action.ts'

const words = profileText.signature

/** The signature, live: undefined while loading, null if there is none, `far` if it exists only on the server. */
export type Signature = ArrayBuffer | 'far' | null | undefined

export function useSignature() {
  const { db } = useSignedIn()
  const signature = useLiveQuery<ArrayBuffer | 'far' | null>(async () => {
    const found = await currentSignature(db)
    return found === undefined ? 'far' : found
  }, [db])
  useEffect(() => {
    if (signature !== 'far') return
    fetchSignature(db).catch((error: unknown) => {
      if (!(error instanceof AppError)) console.error(error)
    })
  }, [db, signature])
  const keep = useCallback(
    async (picture: ArrayBuffer | null) => {
      const outcome = await entryResult(db, await saveSignature(db, picture))
      if (!picture) notify(words.removed)
      else notify(words.saved, outcome === 'waiting' ? words.savedLater : words.savedLong)
    },
    [db],
  )
  const [save, saving] = useAction(keep, words.failed)
  return { signature, save, saving }
}
