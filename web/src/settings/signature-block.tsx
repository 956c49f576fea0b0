import { AppError } from '@brieflotse/contract'
import { currentSignature, fetchSignature, saveSignature } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { type ChangeEvent, useCallback, useEffect, useRef, useState } from 'react'
import { profileText } from '../text/profile.ts'
import { Button } from '../ui/button.tsx'
import { outcomeOf } from '../ui/outcome.ts'
import { useSignedIn } from '../ui/session.ts'
import { notify, notifyFailure } from '../ui/toast.tsx'
import { useAction } from '../ui/use-action.ts'
import { Block } from '../ui/block.tsx'
import { LetterEnd } from './letter-end.tsx'
import { SignatureDialog } from './signature-dialog.tsx'
import { pictureOfFile } from './signature-picture.ts'

const words = profileText.signature

/** What is printed above the user's name: drawn here, or photographed. */
export function SignatureBlock() {
  const { signature, save, saving } = useSignature()
  const [open, setOpen] = useState<{ uploaded: ArrayBuffer | null } | null>(null)
  const file = useRef<HTMLInputElement>(null)

  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0]
    // the same file can be chosen again
    target.value = ''
    if (!chosen) return
    try {
      setOpen({ uploaded: await pictureOfFile(chosen) })
    } catch (error) {
      if (!(error instanceof AppError)) console.error(error)
      notifyFailure(words.unreadable, words.unreadableLong)
    }
  }
  const use = async (picture: ArrayBuffer | null) => {
    await save(picture)
    setOpen(null)
  }
  return (
    <Block title={words.title} hint={words.hint}>
      <div className="grid gap-4">
        {signature === null && <p className="text-muted">{words.none}</p>}
        {signature === 'far' && <p className="text-muted">{words.far}</p>}
        {signature && typeof signature !== 'string' && <LetterEnd picture={signature} />}
        <div className="flex flex-wrap gap-3">
          <Button disabled={saving} onClick={() => setOpen({ uploaded: null })}>
            {signature ? words.drawAgain : words.draw}
          </Button>
          <Button disabled={saving} onClick={() => file.current?.click()}>
            {words.upload}
          </Button>
          {signature && (
            <Button look="danger-quiet" disabled={saving} onClick={() => void use(null)}>
              {words.remove}
            </Button>
          )}
        </div>
        <input
          ref={file}
          type="file"
          accept="image/png,image/jpeg"
          aria-label={words.upload}
          className="hidden"
          onChange={(event) => void upload(event)}
        />
      </div>
      {open && (
        <SignatureDialog
          uploaded={open.uploaded}
          busy={saving}
          onUse={(picture) => void use(picture)}
          onClose={() => setOpen(null)}
        />
      )}
    </Block>
  )
}

/** The signature, live: undefined while it is looked up, null where there is none, `far` where it is not on this device. */
function useSignature() {
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
      const outcome = await outcomeOf(db, await saveSignature(db, picture))
      if (!picture) notify(words.removed)
      else notify(words.saved, outcome === 'waiting' ? words.savedLater : words.savedLong)
    },
    [db],
  )
  const [save, saving] = useAction(keep, words.failed)
  return { signature, save, saving }
}
