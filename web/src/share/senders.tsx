import type { MailSender } from '@brieflotse/contract'
import { useCallback } from 'react'
import { forwardingText as words } from '../text/forwarding.ts'
import { Button } from '../ui/button.tsx'
import { notify } from '../ui/toast.tsx'
import { useAction } from '../ui/use-action.ts'

type Props = { senders: MailSender[]; forget: (id: number) => Promise<void> }

/** Senders that the user allowed or blocked, each with an undo button. */
export function Senders({ senders, forget }: Props) {
  const forgetting = useCallback(
    async (id: number) => {
      await forget(id)
      notify(words.forgotten)
    },
    [forget],
  )
  const [run, busy] = useAction(forgetting, words.failed, words.failedLong)
  return (
    <section aria-labelledby="senders">
      <h2 id="senders" className="text-base">
        {words.senders}
      </h2>
      <ul className="mt-2 divide-y divide-line rounded-small border border-line bg-surface">
        {senders.map(({ id, address, state }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 px-4 py-1">
            <span className="min-w-0 flex-1 basis-52 py-2">
              <span className="block wrap-anywhere">{address}</span>
              <span
                className={`block text-small ${state === 'blocked' ? 'text-late' : 'text-muted'}`}
              >
                {state === 'blocked' ? words.isBlocked : words.allowed}
              </span>
            </span>
            <Button
              look="quiet"
              className="-ms-5"
              disabled={busy}
              aria-label={words.forgetOf({ sender: address })}
              onClick={() => void run(id)}
            >
              {words.forget}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
