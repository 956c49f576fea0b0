import type { EInvoice } from '@brieflotse/reading'

export type Account = EInvoice['accounts'][number]

/** What both syntaxes say, with everything as it is written. */
export type Raw = {
  profile: string | null
  type: string | null
  number: string | null
  currency: string | null
  payable: string | null
  dueOn: string | null
  seller: string | null
  payee: string | null
  /** Codes of UNTDID 4461. */
  means: string[]
  accounts: { iban: string | null; bic: string | null; holder: string | null }[]
  purpose: string | null
}

// UNTDID 1001: credit notes, also those that the buyer writes
const credits = ['81', '83', '261', '262', '296', '308', '381', '396', '420', '458', '532']
// UNTDID 4461
const debits = ['49', '59']
const transfers = ['30', '42', '57', '58']

/** Hundredths of an amount such as `1949.75`, null when it is none or finer than that. */
export function hundredths(text: string | null): number | null {
  const match = /^([+-]?)(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(text ?? '')
  if (!match) return null
  const value = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  return match[1] === '-' ? -value : value
}

/** A day as `YYYYMMDD` or `YYYY-MM-DD`, perhaps with a zone behind it. */
function dayIn(text: string | null): string | null {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})(?:Z|[+-]\d{2}:\d{2}|T.*)?$/.exec(text ?? '')
  const day = match ? `${match[1]}-${match[2]}-${match[3]}` : ''
  // a day that does not exist comes back as another one, or as none
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null
}

/** Null where the amount or its currency is missing: without them nothing could be compared. */
export function invoiceOf(raw: Raw, file: string, syntax: EInvoice['syntax']): EInvoice | null {
  const payable = hundredths(raw.payable)
  const currency = raw.currency?.toUpperCase() ?? ''
  if (payable === null || !/^[A-Z]{3}$/.test(currency)) return null
  const { profile, number, seller, payee, purpose, means, type } = raw
  const isDebit = means.some((code) => debits.includes(code))
  return {
    file,
    syntax,
    profile,
    isCredit: payable < 0 || credits.includes(type ?? ''),
    number,
    currency,
    payable: Math.abs(payable),
    dueOn: dayIn(raw.dueOn),
    seller,
    payee,
    accounts: raw.accounts.flatMap(({ iban, bic, holder }) =>
      iban
        ? [{ iban: iban.replace(/\s/g, '').toUpperCase(), bic: bic?.toUpperCase() ?? null, holder }]
        : [],
    ),
    isDebit: isDebit && !means.some((code) => transfers.includes(code)),
    purpose,
  }
}
