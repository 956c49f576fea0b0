import { cancelOrder, discardEntry, type ShownLetter } from '@brieflotse/offline'
import { useCallback, useState } from 'react'
import { mailText } from '../text/mail.ts'
import { discardText } from '../text/waiting.ts'
import { Button } from '../ui/button.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { timeText } from './moment-text.ts'
import { entryResult } from '../changes/entry-result.ts'
import { useSignedIn } from '../session/session.ts'
import { notify } from '../ui/toast.tsx'
import { useAction, useEachAction } from '../ui/use-action.ts'
import { useNow } from '../ui/use-now.ts'
import { stoppableUntil } from './mail-state.ts'
import { useMailState } from './use-mail-state.ts'

/** Discards an order that is still on this device, or cancels it while the print provider allows that. Renders nothing otherwise. */
export function StopMail({ letter }: { letter: ShownLetter }) {
  const { state, order } = useMailState(letter)
  const until = stoppableUntil(letter, useNow())
  if (state === 'waiting' || state === 'refused') {
    return order && order.state !== 'sending' ? <TakeBack entryId={order.id} /> : null
  }
  return until && letter.id !== null ? <Stop letterId={letter.id} until={until} /> : null
}

function TakeBack({ entryId }: { entryId: string }) {
  const { db } = useSignedIn()
  const [asking, setAsking] = useState(false)
  const takeBack = useCallback(async () => {
    await discardEntry(db, entryId)
    notify(mailText.takenBack)
  }, [db, entryId])
  const run = useEachAction(takeBack, mailText.stopFailed)
  return (
    <>
      <Button onClick={() => setAsking(true)}>{mailText.takeBack}</Button>
      {asking && (
        <Confirm
          title={mailText.takeBackTitle}
          text={discardText.lost['order-mail']}
          yes={mailText.takeBack}
          onYes={() => void run()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function Stop({ letterId, until }: { letterId: number; until: Date }) {
  const { db } = useSignedIn()
  const [asking, setAsking] = useState(false)
  const stop = useCallback(async () => {
    const outcome = await entryResult(db, await cancelOrder(db, letterId))
    notify(mailText.stopped, outcome === 'waiting' ? mailText.stoppedWaiting : undefined)
  }, [db, letterId])
  const [run, busy] = useAction(stop, mailText.stopFailed)
  return (
    // `contents`, so that its button lies in the same row as the buttons around it
    <div className="contents print:hidden">
      <p className="numbers w-full text-small text-muted print:hidden">
        {mailText.stopUntil({ time: timeText(until) })}
      </p>
      <Button disabled={busy} onClick={() => setAsking(true)}>
        {mailText.stop}
      </Button>
      {asking && (
        <Confirm
          title={mailText.stopTitle}
          text={mailText.stopText}
          yes={mailText.stop}
          onYes={() => void run()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
