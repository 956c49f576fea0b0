import type {
  ForwardingConfirmation,
  HeldMail,
  MailChecks,
  MailDecision,
} from '@brieflotse/contract'
import { useCallback, useRef, useState } from 'react'
import { forwardingText as words } from '../text/forwarding.ts'
import { deviceMessages } from '../text/in-language.ts'
import { Button } from '../ui/button.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { useFocusNext } from '../ui/focus.ts'
import { agoText, centsText, sizeText } from '../ui/format.ts'
import { notify } from '../ui/toast.tsx'
import { useAction } from '../ui/use-action.ts'
import { useNow } from '../ui/use-now.ts'
import { Copyable } from './copyable.tsx'
import { Icon } from '../ui/drawings/icon.tsx'

/** The parts of the mail that could not be read, one line for each. */
function problemText({ problem, problems }: HeldMail): string {
  const lines = problems?.map(({ name, said }) => {
    const text = deviceMessages?.(said, centsText)
    return text ? [name, text].filter(Boolean).join(': ') : null
  })
  // falls back to the English text if one of the messages has no translation
  return lines?.every((line) => line !== null) ? lines.join('\n') : (problem ?? '')
}

type Props = { mail: HeldMail; decide: (decision: MailDecision) => Promise<void> }

const said = {
  once: [words.accepted, words.acceptedText],
  always: [words.accepted, words.acceptedText],
  block: [words.blocked, words.blockedText],
  delete: [words.removed],
} as const

/**
 * A forwarded mail that waits for a decision: its sender, the authenticity checks, and the four possible decisions. It does not show the
 * mail's text.
 */
export function HeldMailCard({ mail, decide }: Props) {
  const now = useNow()
  const card = useRef<HTMLElement>(null)
  useFocusNext(card)
  const [asking, setAsking] = useState<'block' | 'delete' | null>(null)
  const deciding = useCallback(
    async (decision: MailDecision) => {
      await decide(decision)
      const [title, text] = said[decision]
      notify(title, text)
    },
    [decide],
  )
  const [run, busy] = useAction(deciding, words.failed, words.failedLong)
  const { from, fromName, subject, receivedAt, byteSize, confirmation, problem } = mail
  const sender = from ?? words.noSender
  const title = confirmation
    ? words.asks({ service: confirmation.service })
    : subject || words.noSubject
  return (
    <article
      ref={card}
      aria-labelledby={`mail-${mail.id}`}
      className="rounded-sheet border border-line bg-surface p-5 shadow-card"
    >
      <h3 id={`mail-${mail.id}`} className="text-base wrap-anywhere">
        {title}
      </h3>
      <p className="mt-1 wrap-anywhere">
        {fromName && <bdi>{fromName}</bdi>}{' '}
        <bdi className="text-muted">{fromName ? `<${sender}>` : sender}</bdi>
      </p>
      <p className="numbers text-small text-muted">
        {agoText(receivedAt, now)} · {sizeText(byteSize)}
      </p>
      {from === null && <p className="mt-2 text-small text-must">{words.noSenderHint}</p>}
      {/* a mail without a sender has nothing to verify */}
      {problem === null && from !== null && <Checks checks={mail.checks} about={title} />}
      {confirmation && <ForwardingCheck confirmation={confirmation} />}
      {problem !== null && (
        <div className="mt-3 rounded-box border border-must-line bg-must-wash p-4 text-must">
          <p className="font-semibold">{words.problem}</p>
          <p className="mt-1 text-small wrap-anywhere whitespace-pre-line">{problemText(mail)}</p>
        </div>
      )}
      <Decisions mail={mail} about={title} busy={busy} onDecide={run} onAsk={setAsking} />
      {asking && (
        <Confirm
          title={asking === 'block' ? words.blockTitle({ sender }) : words.removeTitle}
          text={asking === 'block' ? words.blockQuestion : words.removeQuestion}
          yes={asking === 'block' ? words.block : words.remove}
          onYes={() => void run(asking)}
          onClose={() => setAsking(null)}
        />
      )}
    </article>
  )
}

type DecisionsProps = {
  mail: HeldMail
  about: string
  busy: boolean
  onDecide: (decision: MailDecision) => Promise<void>
  onAsk: (decision: 'block' | 'delete') => void
}

/** The buttons for the decisions that this mail allows. */
function Decisions({ mail, about, busy, onDecide, onAsk }: DecisionsProps) {
  const isFalse = mail.checks?.authentic === 'failed'
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {mail.confirmation || mail.problem !== null ? (
        <Button about={about} disabled={busy} onClick={() => void onDecide('delete')}>
          {mail.problem === null ? words.remove : words.done}
        </Button>
      ) : (
        <>
          <Button
            look={isFalse ? 'secondary' : 'primary'}
            about={about}
            disabled={busy}
            onClick={() => void onDecide('once')}
          >
            {words.once}
          </Button>
          {mail.from !== null && !isFalse && (
            <Button about={about} disabled={busy} onClick={() => void onDecide('always')}>
              {words.always}
            </Button>
          )}
          {mail.from !== null && (
            <Button
              look="danger-quiet"
              about={about}
              disabled={busy}
              onClick={() => onAsk('block')}
            >
              {words.block}
            </Button>
          )}
          <Button look="danger-quiet" about={about} disabled={busy} onClick={() => onAsk('delete')}>
            {words.remove}
          </Button>
        </>
      )}
    </div>
  )
}

/** The verification that a mail service requires before it forwards mails. Only the user may enter its code or open its link. */
function ForwardingCheck({
  confirmation: { service, code, link },
}: {
  confirmation: ForwardingConfirmation
}) {
  return (
    <div className="mt-3 grid gap-3">
      <p className="text-small text-muted">{words.asksHint({ service })}</p>
      {code !== null && <Copyable name={words.code} value={code} button={words.copyCode} numbers />}
      {link !== null && <Copyable name={words.link} value={link} button={words.copyLink} />}
    </div>
  )
}

/** Whether the sender of a mail is authentic, in one sentence, with the three technical results below. */
function Checks({ checks, about }: { checks: MailChecks | null; about: string }) {
  const authentic = checks?.authentic ?? 'unknown'
  const tone =
    authentic === 'proven' ? 'text-accent' : authentic === 'failed' ? 'text-late' : 'text-must'
  return (
    <div className="mt-3">
      <p className={`flex gap-2 text-small ${tone}`}>
        <Icon name={authentic === 'proven' ? 'check' : 'alert'} className="size-5!" />
        {words.checks[authentic]}
      </p>
      {checks && (
        <details className="mt-1 text-small text-muted">
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline">
            {words.details}
            <span className="sr-only">: {about}</span>
          </summary>
          <p>{words.results(checks)}</p>
          {authentic !== 'proven' && <p className="mt-1">{words.forwardedHint}</p>}
        </details>
      )}
    </div>
  )
}
