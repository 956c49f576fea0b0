import { AppError } from '@brieflotse/contract'
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import { profileText } from '../text/profile.ts'
import { Button } from '../ui/button.tsx'
import { notifyFailure } from '../ui/toast.tsx'
import { LetterEnd } from './letter-end.tsx'
import { SignatureDialog } from './signature-dialog.tsx'
import { pictureOfFile } from './signature-picture.ts'
import type { Signature } from './use-signature.ts'

const words = profileText.signature

type Props = {
  signature: Signature
  saving: boolean
  save: (picture: ArrayBuffer | null) => Promise<void>
  /** More actions on the signature. */
  children?: ReactNode
}

/** The signature on a sample of the letter's end, and buttons to draw or photograph one. */
export function Sign({ signature, saving, save, children }: Props) {
  const [open, setOpen] = useState<{ uploaded: ArrayBuffer | null } | null>(null)
  const file = useRef<HTMLInputElement>(null)

  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0]
    // reset, so that the same file can be chosen again
    target.value = ''
    if (!chosen) return
    try {
      setOpen({ uploaded: await pictureOfFile(chosen) })
    } catch (error) {
      if (!(error instanceof AppError)) console.error(error)
      notifyFailure(words.unreadable, words.unreadableLong)
    }
  }
  const use = async (picture: ArrayBuffer) => {
    await save(picture)
    setOpen(null)
  }
  return (
    <>
      {signature && typeof signature !== 'string' && <LetterEnd picture={signature} />}
      <div className="flex flex-wrap gap-3">
        <Button disabled={saving} onClick={() => setOpen({ uploaded: null })}>
          {signature ? words.drawAgain : words.draw}
        </Button>
        <Button disabled={saving} onClick={() => file.current?.click()}>
          {words.upload}
        </Button>
        {children}
      </div>
      <input
        ref={file}
        type="file"
        accept="image/png,image/jpeg"
        aria-label={words.upload}
        className="hidden"
        onChange={(event) => void upload(event)}
      />
      {open && (
        <SignatureDialog
          uploaded={open.uploaded}
          busy={saving}
          onUse={(picture) => void use(picture)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
