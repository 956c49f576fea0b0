import type { PaymentStatus } from '@brieflotse/contract'
import { claimsOf } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { type ReactNode, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paymentsText } from '../text/payments.ts'
import { text } from '../text/text.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Icon, type IconName } from '../ui/drawings/icon.tsx'
import { paths } from '../ui/paths.ts'
import { useSignedIn } from '../session/session.ts'
import { Spinner } from '../ui/spinner.tsx'
import { notifyFailure } from '../ui/toast.tsx'
import { overWhenBack, useVerification, type Verified } from './verification.ts'
import { centsText } from '../ui/format.ts'
import { MessageText, shownMessage } from '../ui/message-text.tsx'

const { complete, toasts, errors } = paymentsText

/** The page to which a payer returns. It shows the status from the provider, never the one in the URL. */
export function PaymentCompleteScreen() {
  const [search] = useSearchParams()
  const given = search.get('payment_intent')
  const id = given && /^[\w-]{1,128}$/.test(given) ? given : null
  const { verified, again } = useVerification(id, overWhenBack)
  useNotices(id, verified)
  const title = id === null ? complete.failed : titleOf(verified)
  return (
    <div className="mx-auto max-w-xl px-5 py-8 md:px-10 md:py-14">
      <title>{`${title} · ${text.app.name}`}</title>
      {id === null ? (
        <Result icon="alert" tone="text-late" title={title}>
          <p role="alert">{toasts.noPayment}</p>
          <Ways />
        </Result>
      ) : (
        <Outcome id={id} title={title} verified={verified} onAgain={again} />
      )}
    </div>
  )
}

type OutcomeProps = { id: string; title: string; verified: Verified; onAgain: () => void }

function Outcome({ id, title, verified, onAgain }: OutcomeProps) {
  if (verified.state === 'checking') {
    return (
      <Result title={title}>
        <Spinner label={statusText(verified.payment) || text.app.loading} />
        <p className="text-muted">{complete.verifyingLong}</p>
      </Result>
    )
  }
  if (verified.state === 'unknown') {
    return (
      <Result icon="clock" tone="text-muted" title={title}>
        <p role="alert">
          {verified.error ? (
            <MessageText said={verified.error.said} english={verified.error.message} />
          ) : (
            errors.verify
          )}
        </p>
        <p className="text-muted">{complete.unverified}</p>
        <Button onClick={onAgain}>{complete.checkAgain}</Button>
        <Ways />
      </Result>
    )
  }
  const { payment, state } = verified
  const isPaid = state === 'succeeded'
  return (
    <Result
      icon={isPaid ? 'check' : 'alert'}
      tone={isPaid ? 'text-accent' : 'text-late'}
      title={title}
    >
      {isPaid ? (
        <>
          <p className="numbers text-lead font-semibold text-money">{centsText(payment.amount)}</p>
          <p className="text-small text-muted">
            {complete.id} <span className="numbers wrap-anywhere">{id}</span>
          </p>
        </>
      ) : (
        <p role="alert">
          <MessageText said={payment.said} english={payment.statusMessage} />
        </p>
      )}
      {payment.practice && <p className="text-small text-muted">{paymentsText.practiceNoMoney}</p>}
      <Ways id={id} isPaid={isPaid} />
    </Result>
  )
}

const statusText = (payment: PaymentStatus | null | undefined): string =>
  payment ? shownMessage(payment.said, payment.statusMessage).text : ''

function titleOf({ state }: Verified): string {
  if (state === 'checking') return complete.verifying
  if (state === 'succeeded') return complete.successful
  return state === 'failed' ? complete.failed : toasts.verificationFailed
}

function useNotices(id: string | null, verified: Verified): void {
  const { state } = verified
  const message = verified.state === 'failed' ? statusText(verified.payment) : undefined
  useEffect(() => {
    if (id === null) notifyFailure(toasts.error, toasts.noPayment)
    else if (state === 'failed') notifyFailure(toasts.incomplete, message)
    else if (state === 'unknown') notifyFailure(toasts.verificationFailed, errors.verify)
  }, [id, state, message])
}

/** Links to Home, a retry after a failure, and the paid letter if it is on this device. */
function Ways({ id, isPaid = false }: { id?: string; isPaid?: boolean }) {
  const { db } = useSignedIn()
  const letter = useLiveQuery(
    () =>
      db.documents
        .filter((row) =>
          claimsOf(row).some(({ payments }) => payments.some((payment) => payment.id === id)),
        )
        .first(),
    [db, id],
  )
  return (
    <div className="acts mt-2 w-full justify-center">
      {!isPaid && <LinkButton to={paths.paymentTest}>{complete.tryAgain}</LinkButton>}
      {letter && <LinkButton to={paths.document(letter.id)}>{complete.toLetter}</LinkButton>}
      <LinkButton look="primary" to={paths.home}>
        {complete.home}
      </LinkButton>
    </div>
  )
}

type ResultProps = { icon?: IconName; tone?: string; title: string; children: ReactNode }

function Result({ icon, tone = '', title, children }: ResultProps) {
  return (
    <div className="grid justify-items-center gap-4 rounded-sheet border border-line bg-surface p-6 text-center shadow-card sm:p-10">
      {icon && <Icon name={icon} className={`size-12! ${tone}`} />}
      <div role="status">
        <h1 className="text-title">{title}</h1>
      </div>
      {children}
    </div>
  )
}
