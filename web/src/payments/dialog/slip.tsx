import { groupIban } from '@brieflotse/rules'
import { banks, bicPlaceholder, paymentsText } from '../../text/payments.ts'
import { type TransferDetails, transferOf } from '../details.ts'
import { Select } from '../../ui/select.tsx'
import { SlipField } from './slip-field.tsx'
import { centsText } from '../../ui/format.ts'

type Props = {
  details: TransferDetails
  onDetails: (change: Partial<TransferDetails>) => void
  bank: string
  /** The bank of the payee's IBAN, if it is known. */
  payeesBank: string | null
  onBank: (bank: string) => void
}

/** The fields of the transfer, filled from the letter. */
export function Slip({ details, onDetails, bank, payeesBank, onBank }: Props) {
  const { holder, iban, bic, amount, purpose } = details
  const cents = transferOf(details).amount
  return (
    <div className="grid gap-1.5">
      <Select
        label={paymentsText.bank}
        value={bank}
        options={banks.map((name) => [name, name])}
        onChange={onBank}
      />
      <SlipField
        label={paymentsText.holder}
        note={paymentsText.holderNote}
        value={holder}
        maxLength={70}
        onValue={(value) => onDetails({ holder: value })}
      />
      <SlipField
        label={paymentsText.iban}
        note={payeesBank ?? undefined}
        value={iban}
        copied={iban.replace(/\s/g, '')}
        maxLength={42}
        autoCapitalize="characters"
        spellCheck={false}
        onValue={(value) => onDetails({ iban: grouped(value, iban) })}
        onBlur={() => onDetails({ iban: groupIban(iban) })}
      />
      <SlipField
        label={paymentsText.bic}
        note={bic === '' && iban.startsWith('DE') ? paymentsText.bicNote : undefined}
        value={bic}
        placeholder={bicPlaceholder}
        maxLength={11}
        autoCapitalize="characters"
        spellCheck={false}
        onValue={(value) => onDetails({ bic: value })}
      />
      <SlipField
        label={paymentsText.amount}
        value={amount}
        copied={amount.replace(/[\s€]/g, '')}
        inputMode="decimal"
        note={
          cents === null
            ? paymentsText.own.amountWrong
            : paymentsText.asAmount({ amount: centsText(cents) })
        }
        onValue={(value) => onDetails({ amount: value })}
      />
      <SlipField
        label={paymentsText.purpose}
        note={paymentsText.purposeNote}
        value={purpose}
        maxLength={140}
        onValue={(value) => onDetails({ purpose: value })}
      />
    </div>
  )
}

/** Groups the digits when the user types at the end. Changes elsewhere are not regrouped, because the cursor would jump. */
function grouped(value: string, before: string): string {
  return value.startsWith(before) ? groupIban(value) : value
}
