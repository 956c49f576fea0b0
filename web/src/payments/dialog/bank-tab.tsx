import { paymentsText } from '../../text/payments.ts'
import { Button } from '../../ui/button.tsx'
import { notifyFailure } from '../../ui/toast.tsx'
import { type TransferDetails, mistakeIn, transferOf } from '../details.ts'
import { requestOf } from '../request.ts'
import { GiroCodeSection } from './giro-code.tsx'
import { OfferNote, offerOf } from './offer-note.tsx'
import { SecondYes } from './second-yes.tsx'
import { Slip } from './slip.tsx'
import { useStart, type TabProps } from './use-start.ts'

type Props = TabProps & {
  onDetails: (change: Partial<TransferDetails>) => void
  bank: string
  /** The bank of the payee's IBAN, if it is known. */
  payeesBank: string | null
  onBank: (bank: string) => void
  onOwn: () => void
}

/** Payment by bank transfer: a code for banking apps, the transfer details, and online banking if the server offers it. */
export function BankTab(props: Props) {
  const {
    details,
    wanted,
    title,
    options,
    stops,
    onStarted,
    onDetails,
    bank,
    payeesBank,
    onBank,
    onOwn,
  } = props
  const transfer = transferOf(details)
  const offer = offerOf(options, 'online')
  const start = useStart({
    by: 'bank-transfer',
    failed: paymentsText.toasts.failed,
    stops,
    isPaid: wanted.claim?.state === 'paid',
    onStarted,
    request: () => requestOf(transfer, wanted, title),
  })
  const confirm = () => {
    const mistake = mistakeIn(details)
    if (mistake) notifyFailure(...mistake)
    else start.begin()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        confirm()
      }}
    >
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <GiroCodeSection transfer={transfer} bank={bank} />
        <Slip {...{ details, onDetails, bank, payeesBank, onBank }} />
      </div>
      <OfferNote options={options} by="online" className="mt-6" />
      <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {offer && (
          <Button type="submit" look="primary" disabled={start.busy}>
            {start.busy ? paymentsText.processing : paymentsText.confirmBank}
          </Button>
        )}
        {wanted.claim && (
          <Button look={offer ? 'secondary' : 'primary'} onClick={onOwn}>
            {paymentsText.own.button}
          </Button>
        )}
      </div>
      <SecondYes {...start} />
    </form>
  )
}
