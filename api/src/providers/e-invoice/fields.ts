import type { EInvoice, PaymentWay } from '@brieflotse/reading'
import { invoiceDay, type PaymentTerms, dueDateAndDiscounts } from './payment-terms.ts'
import { hundredths } from './hundredths.ts'

/** The fields that both syntaxes have, as unparsed text. */
export type Raw = {
  profile: string | null
  type: string | null
  number: string | null
  currency: string | null
  payable: string | null
  prepaid: string | null
  issuedOn: string | null
  terms: PaymentTerms[]
  seller: string | null
  payee: string | null
  /** Codes of UNTDID 4461. */
  means: string[]
  accounts: { iban: string | null; bic: string | null; holder: string | null }[]
  purpose: string | null
  customer: string | null
  buyerReference: string | null
  address: { street: string | null; zip: string | null; city: string | null }
}

// UNTDID 1001: credit notes, including self-billed ones.
const credits = ['81', '83', '261', '262', '296', '308', '381', '396', '420', '458', '532']
// UNTDID 4461: direct debit.
const debits = ['49', '59']
const transfers = ['30', '42', '57', '58']
const ways: Record<string, PaymentWay> = {
  10: 'cash',
  48: 'card',
  54: 'card',
  55: 'card',
  68: 'online',
  97: 'set-off',
}

/** Null if the amount or currency is missing, because the invoice is needed to compare amounts. */
export function invoiceOf(raw: Raw, file: string, syntax: EInvoice['syntax']): EInvoice | null {
  const payable = hundredths(raw.payable)
  const currency = raw.currency?.toUpperCase() ?? ''
  if (payable === null || !/^[A-Z]{3}$/.test(currency)) return null
  const { profile, number, seller, payee, purpose, means, type, customer, buyerReference } = raw
  const issuedOn = invoiceDay(raw.issuedOn)
  const isTransfer = means.some((code) => transfers.includes(code))
  const isDebit = !isTransfer && means.some((code) => debits.includes(code))
  const [way = null] = means.flatMap((code) => ways[code] ?? [])
  const prepaid = hundredths(raw.prepaid)
  const { street, zip, city } = raw.address
  return {
    file,
    syntax,
    profile,
    isCredit: payable < 0 || credits.includes(type ?? ''),
    number,
    currency,
    payable: Math.abs(payable),
    ...dueDateAndDiscounts(raw.terms, { issuedOn, payable }),
    seller,
    payee,
    accounts: raw.accounts.flatMap(({ iban, bic, holder }) =>
      iban
        ? [{ iban: iban.replace(/\s/g, '').toUpperCase(), bic: bic?.toUpperCase() ?? null, holder }]
        : [],
    ),
    isDebit,
    purpose,
    issuedOn,
    prepaid: prepaid !== null && prepaid > 0 ? prepaid : null,
    way: isTransfer || isDebit ? null : way,
    customer,
    buyerReference,
    sellerAddress: street && zip && city ? { street, zip, city } : null,
  }
}
