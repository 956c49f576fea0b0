import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { cameraText } from '../../text/camera.ts'
import { text } from '../../text/text.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { useSignedIn } from '../../ui/session.ts'
import { countKeptPages, dropPages } from './pages.ts'

/** Offers to continue with photographed pages that were not sent, for example after a reload. */
export function KeptPages({ onGoOn }: { onGoOn: () => void }) {
  const { db } = useSignedIn()
  const count = useLiveQuery(() => countKeptPages(db), [db]) ?? 0
  const [asked, setAsked] = useState(false)
  if (count === 0) return null
  return (
    <section
      aria-label={cameraText.keptTitle({ count })}
      className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-box border border-must-line bg-must-wash p-4 text-must"
    >
      <div>
        <p className="font-semibold">{cameraText.keptTitle({ count })}</p>
        <p className="text-small">{cameraText.keptHint({ count })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="danger-quiet" onClick={() => setAsked(true)}>
          {text.app.discard}
        </Button>
        <Button look="primary" onClick={onGoOn}>
          {cameraText.goOn}
        </Button>
      </div>
      {asked && (
        <Confirm
          title={cameraText.discardTitle}
          text={cameraText.discardText}
          yes={text.app.discard}
          onYes={() => void dropPages(db)}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  )
}
