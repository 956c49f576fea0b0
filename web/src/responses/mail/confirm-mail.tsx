import { answeredIn, AppError, type PrintOptions } from '@brieflotse/contract'
import type { ShownLetter } from '@brieflotse/offline'
import { type ReactNode, useRef, useState } from 'react'
import { mailText } from '../../text/mail.ts'
import { text } from '../../text/text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'
import { weekdayText } from '../../ui/format.ts'
import { Modal } from '../../ui/modal.tsx'
import { useSignedIn } from '../../session/session.ts'
import { canOrder, type MailPlan } from './mail-plan.ts'
import { MailProblems } from './mail-problems.tsx'
import { type Option, sendByMail, type Sent } from './send-by-mail.ts'
import { centsText } from '../../ui/format.ts'
import { type Shown, shownFailure } from '../../ui/message-text.tsx'

type Props = {
  title: string
  letter: ShownLetter
  plan: MailPlan
  option: Option
  print: PrintOptions
  onSent: (sent: Sent) => void
  /** Handles a failure; without it the dialog shows the failure itself. */
  onFailed?: (error: unknown) => void
  onLetter: () => void
  /** Content above the question, if no earlier step has shown it. */
  children?: ReactNode
  onClose: () => void
}

/** The last confirmation before a letter is ordered. A double click orders it once. */
export function ConfirmMail(props: Props) {
  const { title, letter, plan, option, onLetter, onClose, children } = props
  const { send, busy, failure } = useSending(props)
  const offer = offerOf(plan, option)
  return (
    <Modal title={title} role="alertdialog" onClose={onClose}>
      <div
        // focusable, because it scrolls on small phones and contains no other focusable element
        tabIndex={0}
        role="group"
        aria-label={title}
        className="grid min-h-0 flex-1 gap-4 overflow-y-auto overscroll-contain px-5 pb-5 md:px-6"
      >
        {/* first, because a letter with problems cannot be ordered */}
        <MailProblems plan={plan} onLetter={onLetter} />
        {children}
        <OrderFacts letter={letter} plan={plan} option={option} />
        <OrderWarning plan={plan} />
        {failure !== null && (
          <div role="alert" className="rounded-box bg-late-wash p-4 text-late">
            <p className="font-semibold">{mailText.failed}</p>
            {failure.text && (
              <p lang={failure.lang} className="text-small">
                {failure.text}
              </p>
            )}
          </div>
        )}
      </div>
      <div className="acts border-t border-line px-5 py-4 md:px-6">
        <Button data-autofocus onClick={onClose}>
          {text.app.cancel}
        </Button>
        <Button
          look="primary"
          disabled={busy || plan.price === 'asking' || !offer || !canOrder(plan)}
          onClick={() => void send()}
        >
          {busy ? mailText.sending : plan.price === 'asking' ? mailText.asking : mailText.confirm}
        </Button>
      </div>
    </Modal>
  )
}

/** Orders the letter once, however often `send` is called. */
function useSending({ letter, plan, option, print, onSent, onFailed }: Props) {
  const { db } = useSignedIn()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Shown | null>(null)
  const running = useRef(false)

  const send = async () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailure(null)
    try {
      onSent(await sendByMail(db, letter, { plan, option, print }))
    } catch (error) {
      if (!(error instanceof AppError)) console.error(error)
      if (onFailed) onFailed(error)
      else setFailure(error instanceof AppError ? shownFailure(error) : { text: '' })
      // the price may have changed
      plan.askAgain()
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { send, busy, failure }
}

const offerOf = ({ offers }: MailPlan, option: Option) =>
  offers.find((other) => other.option === option)

/** What is sent, how, to whom, when it arrives and what it costs. */
function OrderFacts({ letter, plan, option }: Pick<Props, 'letter' | 'plan' | 'option'>) {
  const answered = answeredIn(letter.titleSaid)
  const offer = offerOf(plan, option)
  return (
    <dl className="numbers grid gap-2.5 rounded-box bg-sunken p-4">
      {/* the label says "Your answer to" instead of the title's words, so that the line is shorter and wraps less */}
      <Row label={answered === undefined ? mailText.letter : mailText.answerTo}>
        {answered ?? letter.title}
      </Row>
      <Row label={mailText.method}>{mailText.optionNames[option]}</Row>
      <Row label={mailText.recipient}>
        {plan.recipient.length === 0 ? (
          <span className="text-late">{mailText.noSender}</span>
        ) : (
          <span lang="de" className="whitespace-pre-line">
            {plan.recipient.join('\n')}
          </span>
        )}
      </Row>
      {offer && <Row label={mailText.estimated}>{weekdayText(offer.estimatedOn)}</Row>}
      {offer && (
        <Row label={mailText.price}>
          {centsText(offer.price)}
          <span role="status" className="block text-small text-muted">
            {plan.price === 'asking' && mailText.asking}
            {plan.price === 'guessed' && mailText.guessed}
          </span>
        </Row>
      )}
      {plan.balance !== null && plan.balance >= plan.needed && (
        <Row label={mailText.credits}>
          {mailText.creditsUsed({
            used: plan.needed,
            balance: plan.balance,
            left: plan.balance - plan.needed,
          })}
        </Row>
      )}
    </dl>
  )
}

function OrderWarning({ plan }: { plan: MailPlan }) {
  return (
    <div className="flex gap-2 rounded-box border border-must-line bg-must-wash p-4 text-small text-must">
      <Icon name="alert" className="mt-0.5 size-4.5!" />
      <div className="grid gap-1">
        <p className="font-semibold">{mailText.warning}</p>
        <p>{plan.offline ? mailText.warningOffline : mailText.warningUntil}</p>
        {plan.practice && <p className="font-semibold">{mailText.practiceBefore}</p>}
      </div>
    </div>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid items-baseline gap-x-4 md:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
