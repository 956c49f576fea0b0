import { openAmount, type Transfer, type Wanted } from '@brieflotse/letter'
import {
  compactIban,
  formatGermanAmount,
  germanIbanLength,
  groupIban,
  isBic,
  parseAmount,
} from '@brieflotse/rules'
import { paymentsText } from '../text/payments.ts'

/** The editable fields of a transfer, as text. */
export type TransferDetails = {
  holder: string
  iban: string
  bic: string
  amount: string
  purpose: string
}

export function transferDetailsOf(wanted: Wanted): TransferDetails {
  const { payee, iban, bic, purpose } = wanted.letter
  const amount = openAmount(wanted)
  return {
    holder: payee ?? '',
    iban: groupIban(iban ?? ''),
    bic: bic ?? '',
    amount: amount === null ? '' : formatGermanAmount(amount),
    purpose: purpose ?? '',
  }
}

/** Parses the fields. The amount is null if it is ambiguous: `1,234` may mean a thousand. */
export function transferOf({ holder, iban, bic, amount, purpose }: TransferDetails): Transfer {
  const cents = parseAmount(amount)
  return {
    payee: holder.trim() || null,
    iban: compactIban(iban) || null,
    bic: isBic(bic) ? bic.replace(/\s/g, '').toUpperCase() : null,
    amount: cents !== null && cents > 0 ? cents : null,
    purpose: purpose.trim() || null,
  }
}

/** The first missing or invalid field of a bank transfer, as title and text of a notice; null if there is none. Source: specification, section 5. */
export function mistakeIn({
  holder,
  iban,
  amount,
}: TransferDetails): [title: string, text: string] | null {
  const { toasts } = paymentsText
  const bare = iban.replace(/\s/g, '').toUpperCase()
  if (!holder.trim()) return [toasts.missing, toasts.holderMissing]
  if (!bare) return [toasts.missing, toasts.ibanMissing]
  if (bare.startsWith('DE') && bare.length !== germanIbanLength) {
    return [toasts.ibanInvalid, toasts.ibanLength]
  }
  return amountMistake(amount, toasts.failed)
}

/** The same check for a payment that needs no account. */
export function amountMistake(amount: string, title: string): [title: string, text: string] | null {
  const cents = parseAmount(amount)
  return cents === null || cents <= 0 ? [title, paymentsText.own.amountWrong] : null
}
