import { forwardingText as words } from '../text/forwarding.ts'
import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { HeldMailCard } from './held-mail.tsx'
import type { InboxView } from './inbox.ts'

/** The mails that wait for a decision; renders nothing if there are none. */
export function WaitingMails({ view: { inbox, problem, look, decide } }: { view: InboxView }) {
  return (
    <>
      {problem !== null && (
        <div className="flex flex-wrap items-center gap-3 rounded-box border border-line bg-surface p-4">
          <p role="status" className="min-w-0 flex-1 basis-60 text-muted">
            {problem}
          </p>
          <Button onClick={look}>{words.again}</Button>
        </div>
      )}
      {!inbox && problem === null && <Spinner label={text.app.loading} className="py-4" />}
      {inbox && (inbox.mails.length > 0 || inbox.inWork > 0) && (
        <section aria-labelledby="waiting-mails">
          {inbox.mails.length > 0 && (
            <>
              <h2 id="waiting-mails" className="text-lead">
                {words.waiting({ count: inbox.mails.length })}
              </h2>
              <p className="mt-1 text-small text-muted">{words.waitingHint}</p>
              <div className="mt-3 grid gap-4">
                {inbox.mails.map((mail) => (
                  <HeldMailCard
                    key={mail.id}
                    mail={mail}
                    decide={(decision) => decide(mail.id, decision)}
                  />
                ))}
              </div>
            </>
          )}
          {inbox.inWork > 0 && (
            <p role="status" className="numbers mt-3 text-small text-muted">
              {words.inWork({ count: inbox.inWork })}
            </p>
          )}
        </section>
      )}
    </>
  )
}
