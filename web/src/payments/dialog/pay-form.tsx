import type { Document } from '@brieflotse/contract'
import { checkOf, paymentWarnings, type Wanted } from '@brieflotse/letter'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { banks, paymentsText } from '../../text/payments.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { useSignedIn } from '../../ui/session.ts'
import { loadSenderHistory } from '../check.ts'
import { type TransferDetails, transferDetailsOf, transferOf } from '../details.ts'
import { useOptions } from '../options.ts'
import { useBank } from '../use-bank.ts'
import { BankTab } from './bank-tab.tsx'
import { PaypalTab } from './paypal-tab.tsx'
import { Warnings } from './warnings.tsx'
import type { Started } from './use-start.ts'

type Props = {
  document: Document
  wanted: Wanted
  onStarted: (started: Started) => void
  onOwn: () => void
}

const none = { knownIbans: [], earlier: [] }

/** Warnings of the reading that concern money. The other warnings are computed again for the edited payment. */
const doubts = [
  'amount-unconfirmed',
  'iban-check-failed',
  'sum-mismatch',
  'poor-reading',
  'sources-iban',
  'sources-amount',
  'sources-payee',
  'sources-bic',
  'sources-purpose',
  'bic-differs',
  'currency-foreign',
  'e-invoice-refused',
]

/** The two ways to pay, with the warnings above both. */
export function PayForm({ document, wanted, onStarted, onOwn }: Props) {
  const { db } = useSignedIn()
  const [open, setOpen] = useState(0)
  const [details, setDetails] = useState<TransferDetails>(() => transferDetailsOf(wanted))
  const [bank, setBank] = useState<string>(banks[0])
  const options = useOptions()
  const before = useLiveQuery(() => loadSenderHistory(db, document), [db, document]) ?? none
  const known = useBank(details.iban)
  const exists = known && known.bank !== null
  const warnings = paymentWarnings(checkOf(document, wanted, before, transferOf(details), exists))
  const isSaid = (code: string) => warnings.some((warning) => warning.code === code)
  const doubted = (document.explanation?.warnings ?? []).filter(
    ({ code }) => doubts.includes(code) && !isSaid(code),
  )
  const shared = {
    details,
    wanted,
    title: document.title,
    options,
    onStarted,
    stops: warnings.filter(({ level }) => level === 'stop'),
  }
  return (
    <>
      <div className="mb-5 empty:hidden">
        <Warnings warnings={warnings} more={doubted} />
      </div>
      <Tabs
        look="box"
        label={paymentsText.ways}
        names={[paymentsText.bankTab, paymentsText.paypalTab]}
        open={open}
        onOpen={setOpen}
      >
        {open === 0 ? (
          <BankTab
            {...shared}
            bank={bank}
            payeesBank={known?.bank?.name ?? null}
            onBank={setBank}
            onDetails={(change) => setDetails((now) => ({ ...now, ...change }))}
            onOwn={onOwn}
          />
        ) : (
          <PaypalTab {...shared} />
        )}
      </Tabs>
    </>
  )
}
