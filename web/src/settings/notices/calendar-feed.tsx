import { removeFeed, renewFeed } from '@brieflotse/offline'
import { useCallback, useState } from 'react'
import { noticesText } from '../../text/notices.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { useSignedIn } from '../../session/session.ts'
import { notify } from '../../ui/toast.tsx'
import { useAction } from '../../ui/use-action.ts'
import { FeedAddress } from './feed-address.tsx'
import type { Notices } from './notices.ts'
import { ChannelSection } from './part.tsx'

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
