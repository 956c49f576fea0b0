import type { ForwardingInfo } from '@brieflotse/contract'
import { loadForwardingInfo } from '@brieflotse/offline'
import { useCallback, useEffect, useState } from 'react'
import { shareText } from '../text/share.ts'
import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/drawings/icon.tsx'
import { useSignedIn } from '../ui/session.ts'
import { Spinner } from '../ui/spinner.tsx'
import { notify } from '../ui/toast.tsx'
import { sentenceOf, useAction } from '../ui/use-action.ts'

const words = shareText.forwarding

/** The personal address for forwarding mails, or the plain word that this server has none. */
export function ForwardingTab() {
  const { db } = useSignedIn()
  const [info, setInfo] = useState<ForwardingInfo | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => {
    loadForwardingInfo(db)
      .then(setInfo)
      .catch((error: unknown) => setFailed(sentenceOf(error) ?? words.notLoaded))
  }, [db])
  if (failed) return <p role="alert">{failed}</p>
  if (!info) return <Spinner label={text.app.loading} className="py-8" />
  return (
    <div className="grid grid-cols-1 gap-6">
      {info.address ? <Address address={info.address} /> : <NotSetUp />}
      <p className="flex gap-3 text-small text-muted">
        <Icon name="hand" className="size-5!" />
        {words.experimental}
      </p>
    </div>
  )
}

function Address({ address }: { address: string }) {
  const copying = useCallback(async () => {
    await navigator.clipboard.writeText(address)
    notify(words.copied)
  }, [address])
  const [copy] = useAction(copying, words.copyFailed, words.copyFailedLong)
  return (
    <>
      <section aria-labelledby="address">
        <h2 id="address" className="text-small font-semibold">
          {words.address}
        </h2>
        <div className="mt-1.5 flex flex-wrap items-center gap-3 rounded-box border border-line bg-surface p-4">
          <code className="min-w-0 flex-1 basis-60 font-semibold wrap-anywhere select-all">
            {address}
          </code>
          <Button onClick={() => void copy()}>{words.copy}</Button>
        </div>
      </section>
      <section aria-labelledby="steps">
        <h2 id="steps" className="text-base">
          {words.stepsTitle}
        </h2>
        <ol className="mt-2 grid list-decimal gap-2 pl-6 marker:font-semibold marker:text-accent">
          {words.steps.map((step) => (
            <li key={step} className="pl-1">
              {step}
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

function NotSetUp() {
  return (
    <section className="rounded-box border border-line bg-surface p-5">
      <h2 className="text-base">{words.notSetUp}</h2>
      <p className="mt-1 text-muted">{words.notSetUpHint}</p>
      <ul className="mt-3 grid list-disc gap-2 pl-5 text-muted marker:text-accent">
        {words.instead.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
    </section>
  )
}
