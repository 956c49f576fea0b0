import {
  acknowledgeClock,
  acknowledgeEnded,
  type EndedRow,
  acknowledgeLoss,
  type Loss,
} from '@brieflotse/offline'
import { useState } from 'react'
import { lostLines } from './restoring.ts'
import { restoreText } from './text/restore.ts'
import { text } from './text/text.ts'
import { Button } from './ui/button.tsx'
import { dayOf, dayText } from './ui/format.ts'
import { Modal } from './ui/modal.tsx'
import { useSignedIn } from './session/session.ts'
import { useNow } from './ui/use-now.ts'

type Props = { title: string; lines: string[]; onClose: () => void }

function Trouble({ title, lines, onClose }: Props) {
  return (
    <Modal title={title} role="alertdialog" onClose={onClose}>
      <div className="grid gap-3 overflow-y-auto px-5 pb-6 md:px-6">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <div className="acts mt-3">
          <Button look="primary" data-autofocus onClick={onClose}>
            {text.app.close}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

/** The browser deleted all data of the app on this device: tells what was lost and what to do. */
function LossDialog({ loss }: { loss: Loss }) {
  const { db } = useSignedIn()
  const { evicted, evictedBack, lostUploads, lostChanges, lostUnknown } = restoreText
  const lost =
    loss === 'unknown'
      ? [lostUnknown]
      : [
          ...(loss.uploads > 0 ? [lostUploads({ count: loss.uploads })] : []),
          ...(loss.changes > 0 ? [lostChanges({ count: loss.changes })] : []),
        ]
  return (
    <Trouble
      title={evicted}
      lines={[evictedBack, ...lost]}
      onClose={() => void acknowledgeLoss(db)}
    />
  )
}

/** The session was ended elsewhere, and this device had to delete unsent data. */
function EndedDialog({ ended }: { ended: EndedRow }) {
  const lines = lostLines(ended.lost)
  if (ended.unopened > 0) lines.push(restoreText.lost({ count: ended.unopened }))
  return (
    <Trouble
      title={restoreText.endedBefore}
      lines={lines}
      onClose={() => void acknowledgeEnded(ended.userId)}
    />
  )
}

/** The clock of this device is more than a day wrong. */
function ClockDialog() {
  const [here] = useState(() => dayText(dayOf(new Date())))
  const right = dayText(dayOf(useNow()))
  const { clock, clockWhy, clockDo } = restoreText
  return (
    <Trouble
      title={clock}
      lines={[clockWhy({ here, right }), clockDo]}
      onClose={acknowledgeClock}
    />
  )
}

type TroubleProps = { ended: EndedRow | null | undefined; loss: Loss | null | undefined }

/** Shows one dialog at a time: lost data first, then a wrong clock. */
export function TroubleDialog({ ended, loss }: TroubleProps) {
  if (ended) return <EndedDialog ended={ended} />
  return loss ? <LossDialog loss={loss} /> : <ClockDialog />
}
