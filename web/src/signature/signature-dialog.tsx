import { AppError } from '@brieflotse/contract'
import { useState } from 'react'
import { profileText } from '../text/profile.ts'
import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Modal } from '../ui/modal.tsx'
import { notifyFailure } from '../ui/toast.tsx'
import { LetterEnd } from './letter-end.tsx'
import { pictureOfStrokes } from './signature-picture.ts'
import { SignaturePad } from './signature-pad.tsx'
import type { Stroke } from './strokes.ts'

const words = profileText.signature

type Props = {
  /** An uploaded image; null for a drawn signature. */
  uploaded: ArrayBuffer | null
  busy: boolean
  onUse: (picture: ArrayBuffer) => void
  onClose: () => void
}

/** Draws a signature, previews it on a letter and saves it. */
export function SignatureDialog({ uploaded, busy, onUse, onClose }: Props) {
  const [strokes, setStrokes] = useState<Stroke[]>([])
  const [picture, setPicture] = useState(uploaded)
  const show = async () => {
    try {
      setPicture(await pictureOfStrokes(strokes))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      notifyFailure(words.unreadable, words.lead)
    }
  }
  return (
    <Modal title={words.dialog} size="list" onClose={onClose}>
      <div className="grid gap-4 overflow-y-auto border-t border-line p-5 md:p-6">
        {picture ? (
          <>
            <LetterEnd picture={picture} />
            <div className="flex flex-wrap gap-3">
              <Button look="primary" disabled={busy} onClick={() => onUse(picture)}>
                {words.use}
              </Button>
              <Button onClick={uploaded ? onClose : () => setPicture(null)}>
                {uploaded ? text.app.cancel : words.back}
              </Button>
            </div>
          </>
        ) : (
          <>
            <p className="text-small text-muted">{words.lead}</p>
            <SignaturePad strokes={strokes} onStrokes={setStrokes} />
            <div className="flex flex-wrap gap-3">
              <Button look="primary" disabled={strokes.length === 0} onClick={() => void show()}>
                {words.preview}
              </Button>
              <Button
                disabled={strokes.length === 0}
                onClick={() => setStrokes(strokes.slice(0, -1))}
              >
                {words.undo}
              </Button>
              <Button disabled={strokes.length === 0} onClick={() => setStrokes([])}>
                {words.clear}
              </Button>
            </div>
          </>
        )}
      </div>
    </Modal>
  )
}
