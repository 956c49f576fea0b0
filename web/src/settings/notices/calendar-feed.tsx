import { removeFeed, renewFeed } from '@brieflotse/offline'
import { useCallback, useId, useState } from 'react'
import { noticesText } from '../../text/notices.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { useSignedIn } from '../../session/session.ts'
import { notify } from '../../ui/toast.tsx'
import { useAction } from '../../ui/use-action.ts'
import type { Notices } from './notices.ts'
import { ChannelSection } from './part.tsx'
import { useCopy } from '../../ui/use-copy.ts'

const words = noticesText.feed

/** The user's private calendar feed with all deadlines. */
export function CalendarFeed({ settings: { feed }, show }: Notices) {
  const { db } = useSignedIn()
  const [asking, setAsking] = useState<'renew' | 'remove' | null>(null)
  const making = useCallback(async () => {
    await show(await renewFeed(db))
    if (feed) notify(words.renewed)
  }, [db, feed, show])
  const removing = useCallback(async () => {
    await show(await removeFeed(db))
    notify(words.removed)
  }, [db, show])
  const [make, isMaking] = useAction(making, noticesText.notSaved)
  const [remove, isRemoving] = useAction(removing, noticesText.notSaved)
  const busy = isMaking || isRemoving
  return (
    <ChannelSection title={words.title}>
      <p className="text-muted">{words.hint}</p>
      {feed?.url && <FeedAddress url={feed.url} />}
      {feed && feed.url === null && <p role="alert">{words.lost}</p>}
      <div className="flex flex-wrap gap-3">
        {!feed && (
          <Button disabled={busy} onClick={() => void make()}>
            {words.make}
          </Button>
        )}
        {feed && (
          <>
            <Button disabled={busy} onClick={() => setAsking('renew')}>
              {words.renew}
            </Button>
            <Button look="danger-quiet" disabled={busy} onClick={() => setAsking('remove')}>
              {words.remove}
            </Button>
          </>
        )}
      </div>
      {asking === 'renew' && (
        <Confirm
          title={words.renewTitle}
          text={words.renewText}
          yes={words.renew}
          onYes={() => void make()}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'remove' && (
        <Confirm
          title={words.removeTitle}
          text={words.removeText}
          yes={words.remove}
          onYes={() => void remove()}
          onClose={() => setAsking(null)}
        />
      )}
    </ChannelSection>
  )
}

/** The URL of the calendar feed, with instructions for common calendar apps. */
function FeedAddress({ url }: { url: string }) {
  const id = useId()
  const copy = useCopy(url, words)
  return (
    <div className="grid grid-cols-1 gap-3">
      <div>
        <p id={id} className="mb-1.5 text-small font-semibold">
          {words.address}
        </p>
        <code
          aria-labelledby={id}
          className="block rounded-small bg-sunken px-3 py-2 text-small wrap-anywhere select-all"
        >
          {url}
        </code>
        <p className="mt-1.5 text-small text-muted">{words.secret}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>{words.copy}</Button>
        <a
          href={url.replace(/^https?:/, 'webcal:')}
          className="inline-flex min-h-11 items-center rounded-small px-5 py-2 font-semibold text-accent hover:bg-accent-wash"
        >
          {words.open}
        </a>
      </div>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-accent">
          {words.how}
        </summary>
        <div className="grid gap-4 pt-1 sm:grid-cols-3">
          {words.ways.map(({ name, steps }) => (
            <div key={name}>
              <h4 className="text-small font-semibold">{name}</h4>
              <ol className="mt-1 grid list-decimal gap-1.5 ps-5 text-small marker:text-accent">
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </details>
    </div>
  )
}
