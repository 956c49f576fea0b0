import type { ForwardingInfo } from '@brieflotse/contract'
import { loadForwardingInfo, renewAddress } from '@brieflotse/offline'
import { useCallback, useEffect, useState } from 'react'
import { forwardingText } from '../text/forwarding.ts'
import { shareText } from '../text/share.ts'
import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { Icon } from '../ui/drawings/icon.tsx'
import { useSignedIn } from '../session/session.ts'
import { Spinner } from '../ui/spinner.tsx'
import { notify } from '../ui/toast.tsx'
import { failureSentence, useAction } from '../ui/use-action.ts'
import { Copyable } from './copyable.tsx'
import { useInbox } from './inbox.ts'
import { Senders } from './senders.tsx'
import { WaitingMails } from './waiting-mails.tsx'

const words = shareText.forwarding

/** The user's address for forwarded mails, or a note that this server has none. */
export function ForwardingTab() {
  const { db } = useSignedIn()
  const [info, setInfo] = useState<ForwardingInfo | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => {
    loadForwardingInfo(db)
      .then(setInfo)
      .catch((error: unknown) => setFailed(failureSentence(error)?.text ?? words.notLoaded))
  }, [db])
  if (failed) return <p role="alert">{failed}</p>
  if (!info) return <Spinner label={text.app.loading} className="py-8" />
  return (
    <div className="grid grid-cols-1 gap-6">
      {info.address ? <Forwarding address={info.address} onRenewed={setInfo} /> : <NotSetUp />}
      <p className="flex gap-3 text-small text-muted">
        <Icon name="hand" className="size-5!" />
        {words.experimental}
      </p>
    </div>
  )
}

type Props = { address: string; onRenewed: (info: ForwardingInfo) => void }

function Forwarding({ address, onRenewed }: Props) {
  const view = useInbox()
  return (
    <>
      <WaitingMails view={view} />
      <section aria-label={words.address}>
        <Copyable name={words.address} value={address} button={words.copy} said={words.copied} />
        <Renew onRenewed={onRenewed} />
      </section>
      <section aria-labelledby="steps">
        <h2 id="steps" className="text-base">
          {words.stepsTitle}
        </h2>
        <ol className="mt-2 grid list-decimal gap-2 ps-6 marker:font-semibold marker:text-accent">
          {words.steps.map((step) => (
            <li key={step} className="ps-1">
              {step}
            </li>
          ))}
        </ol>
      </section>
      {view.inbox && view.inbox.senders.length > 0 && (
        <Senders senders={view.inbox.senders} forget={view.forget} />
      )}
    </>
  )
}

function Renew({ onRenewed }: Pick<Props, 'onRenewed'>) {
  const { db } = useSignedIn()
  const [asking, setAsking] = useState(false)
  const renewing = useCallback(async () => {
    onRenewed(await renewAddress(db))
    notify(forwardingText.renewed)
  }, [db, onRenewed])
  const [renew, busy] = useAction(renewing, forwardingText.failed, forwardingText.failedLong)
  return (
    <>
      <Button look="quiet" className="mt-2 -ms-5" disabled={busy} onClick={() => setAsking(true)}>
        {forwardingText.renew}
      </Button>
      {asking && (
        <Confirm
          title={forwardingText.renewTitle}
          text={forwardingText.renewQuestion}
          yes={forwardingText.renew}
          onYes={() => void renew()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function NotSetUp() {
  return (
    <section className="rounded-box border border-line bg-surface p-5">
      <h2 className="text-base">{words.notSetUp}</h2>
      <p className="mt-1 text-muted">{words.notSetUpHint}</p>
      <ul className="mt-3 grid list-disc gap-2 ps-5 text-muted marker:text-accent">
        {words.instead.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
    </section>
  )
}
