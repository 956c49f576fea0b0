import type { Document } from '@brieflotse/contract'
import {
  beforeOf,
  checkOf,
  isSameSender,
  paymentWarnings,
  type SenderHistory,
  type Wanted,
} from '@brieflotse/letter'
import type { LocalDatabase } from '@brieflotse/offline'
import { bankCodeOf } from '@brieflotse/rules'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { banks, paymentsText } from '../../text/payments.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { useSignedIn } from '../../session/session.ts'
import { type TransferDetails, transferDetailsOf, transferOf } from '../details.ts'
import { useOptions } from '../options.ts'
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

/** Loads the earlier letters of the same sender from this device, to compare their accounts. */
export async function loadSenderHistory(
  db: LocalDatabase,
  document: Document,
): Promise<SenderHistory> {
  const others = await db.documents
    .filter((row) => isSameSender(document, row) && !row.erasing)
    .toArray()
  return beforeOf(document, others)
}

type Bank = { name: string; bic: string | null }
/** `bank` is null if no bank has this code. The whole value is null for foreign accounts, and until the table is loaded. */
type KnownBank = { code: string; bank: Bank | null } | null

type Look = (code: string) => Bank | null

/** The table of German banks (48 kB), loaded on first use and available offline afterwards. */
let table: Promise<Look> | null = null
const loadTable = (): Promise<Look> =>
  (table ??= import('bankdata-germany').then(({ bankDataByBLZ }) => (code) => {
    const bank = bankDataByBLZ(code)
    return bank && { name: bank.bankName, bic: bank.bic ?? null }
  }))

/** The bank of a German account, from the bank code in its IBAN. */
function useBank(iban: string): KnownBank {
  const code = bankCodeOf(iban)
  const [known, setKnown] = useState<KnownBank>(null)
  useEffect(() => {
    if (code === null) return
    let isMeant = true
    loadTable().then(
      (look) => {
        if (isMeant) setKnown({ code, bank: look(code) })
      },
      () => {
        // a failed load is retried with the next account
        table = null
      },
    )
    return () => {
      isMeant = false
    }
  }, [code])
  return known?.code === code ? known : null
}
