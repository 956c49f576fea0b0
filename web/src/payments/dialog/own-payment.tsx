import { openAmount, type Wanted } from '@brieflotse/letter'
import { addClaimChange } from '@brieflotse/offline'
import { formatGermanAmount, isPlainDate, parseAmount } from '@brieflotse/rules'
import { useCallback, useState } from 'react'
import { paymentsText } from '../../text/payments.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Field } from '../../ui/field.tsx'
import { centsText, dayOf } from '../../ui/format.ts'
import { entryResult } from '../../changes/entry-result.ts'
import { useSignedIn } from '../../session/session.ts'
import { notify } from '../../ui/toast.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useAction } from '../../ui/use-action.ts'

type Props = { documentId: number; wanted: Wanted; onBack: () => void; onDone: () => void }
type Fields = { on: string; amount: string; note: string }

const { own } = paymentsText

/** Records a payment that the user made elsewhere, with its day, amount and a note. Works offline. */
export function OwnPayment({ documentId, wanted, onBack, onDone }: Props) {
  const today = dayOf(useNow())
  const [fields, setFields] = useState<Fields>(() => ({
    on: today,
    amount: formatGermanAmount(openAmount(wanted) ?? 0),
    note: '',
  }))
  const [tried, setTried] = useState(false)
  const amount = parseAmount(fields.amount)
  const isLongAgo = fields.on < '2000-01-01'
  const wrongDay = !isPlainDate(fields.on) || fields.on > today || isLongAgo
  const wrongAmount = amount === null || amount <= 0
  const claimId = wanted.claim?.id
  const asked = openAmount(wanted) ?? 0
  // a misplaced comma makes the amount ten times too large, so large amounts are confirmed
  const isMuch = amount !== null && asked > 0 && amount >= 2 * asked
  const [asking, setAsking] = useState(false)

  const [run, busy] = useOwnPayment(documentId, claimId, { ...fields, amount }, onDone)

  const set = (name: keyof Fields) => (event: { target: { value: string } }) =>
    setFields({ ...fields, [name]: event.target.value })
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (wrongDay || wrongAmount) return
        if (isMuch) setAsking(true)
        else void run()
      }}
    >
      <p className="text-muted">{own.lead}</p>
      <Field
        label={own.on}
        type="date"
        max={today}
        value={fields.on}
        onChange={set('on')}
        error={tried && wrongDay ? (isLongAgo ? own.longAgo : own.future) : undefined}
      />
      <Field
        label={own.amount}
        inputMode="decimal"
        value={fields.amount}
        onChange={set('amount')}
        error={tried && wrongAmount ? own.amountWrong : undefined}
      />
      <Field
        label={own.note}
        note={own.optional}
        maxLength={500}
        value={fields.note}
        onChange={set('note')}
      />
      <div className="acts">
        <Button onClick={onBack}>{own.back}</Button>
        <Button type="submit" look="primary" disabled={busy}>
          {own.save}
        </Button>
      </div>
      {asking && (
        <MuchQuestion
          paid={amount ?? 0}
          asked={asked}
          onYes={() => void run()}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  )
}

/** Stores the payment as a change of its claim. */
function useOwnPayment(
  documentId: number,
  claimId: number | undefined,
  { on, amount, note }: { on: string; amount: number | null; note: string },
  onDone: () => void,
) {
  const { db } = useSignedIn()
  const save = useCallback(async () => {
    if (claimId === undefined || amount === null) return
    const told = note.trim() || null
    const change = { change: 'paid', amount, on, note: told } as const
    const entry = await addClaimChange(db, { documentId, claimId }, change)
    // the change is stored, so the dialog closes; the server's response may take long, behind a stuck change
    onDone()
    const outcome = await entryResult(db, entry)
    notify(own.saved, outcome === 'waiting' ? own.savedLater : undefined)
  }, [db, documentId, claimId, amount, on, note, onDone])
  return useAction(save, own.failed)
}

type MuchProps = { paid: number; asked: number; onYes: () => void; onClose: () => void }

/** Asks about an amount that is far more than the letter asks for. */
function MuchQuestion({ paid, asked, onYes, onClose }: MuchProps) {
  return (
    <Confirm
      title={own.much}
      text={own.muchText({ paid: centsText(paid), asked: centsText(asked) })}
      yes={own.muchYes({ paid: centsText(paid) })}
      no={own.muchNo}
      onYes={onYes}
      onClose={onClose}
    />
  )
}
