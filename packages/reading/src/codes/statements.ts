import { compactIban, isBic, isIban, parseGiroCode, parseSwissQr } from '@brieflotse/rules'
import type { CodeFault, PlainDate } from '@brieflotse/rules'
import type {
  EarlyDiscount,
  EInvoice,
  InvoiceFile,
  PageCode,
  Pages,
  PaymentWay,
  Source,
} from '../types.ts'
import { cleanText } from './clean-text.ts'

/** What one code or one electronic invoice asks for. `amount` in hundredths of `currency`; `place` is null for what is not printed. */
export type Statement = Omit<Source, 'evidence'> & {
  currency: string
  isCredit: boolean
  isDebit: boolean
  dueOn: PlainDate | null
  /** How it is paid where that is no transfer, what was paid before, and whether nothing is left. */
  way: PaymentWay | null
  isSettled: boolean
  discounts: EarlyDiscount[]
  /** What the code gives, and cannot be right. */
  faults: CodeFault[]
  place: PageCode | null
}

/** Source: EPC069-12, table 2. Electronic invoices may have more, a transfer has no room for it. */
const longest = { payee: 70, purpose: 140 }
/** Codes and invoices that are looked at; a letter with instalments has a dozen. */
const most = 24

/** Every transfer that the codes on the pages and the invoices in the files ask for. What is none of both is left out. */
export function statementsOf({ codes = [], invoices = [] }: Pages): Statement[] {
  const seen = new Set<string>()
  const once = ({ from, payee, iban, amount, currency, purpose }: Statement) => {
    const key = JSON.stringify([from, payee, iban, amount, currency, purpose])
    return !seen.has(key) && seen.add(key)
  }
  return [
    ...codes.slice(0, most).flatMap((code) => codeStatement(code) ?? []),
    ...invoices.slice(0, most).filter(wasRead).map(invoiceStatement),
  ].filter(once)
}

/** Whether a file was read as an invoice. */
export const wasRead = (file: InvoiceFile): file is EInvoice => !('refused' in file)

const noInvoice = {
  isCredit: false,
  isDebit: false,
  dueOn: null,
  way: null,
  isSettled: false,
  discounts: [],
  faults: [],
}

function codeStatement(place: PageCode): Statement | null {
  const read = place.kind === 'girocode' ? giroCode(place) : swissQr(place)
  if (!read) return null
  const { payee, purpose, bic } = read
  return {
    ...noInvoice,
    ...read,
    from: place.kind,
    place,
    payee: cleanText(payee, longest.payee),
    purpose: cleanText(purpose, longest.purpose),
    bic: bic && isBic(bic) ? bic : null,
  }
}

function giroCode({ text }: PageCode) {
  const code = parseGiroCode(text)
  if (!code) return null
  const { name: payee, iban, bic, amount, text: said, reference, faults } = code
  return { payee, iban, bic, amount, currency: 'EUR', purpose: said ?? reference, faults }
}

function swissQr({ text }: PageCode) {
  const code = parseSwissQr(text)
  if (!code) return null
  const { name: payee, iban, amount, currency, reference, message, faults } = code
  return { payee, iban, bic: null, amount, currency, purpose: reference ?? message, faults }
}

/** An invoice that names several accounts leaves the choice to the payer: then none of them is what it says. */
function invoiceStatement(invoice: EInvoice): Statement {
  const { payee, seller, payable, currency, purpose, number, isCredit, isDebit, dueOn } = invoice
  const accounts = invoice.accounts.filter(({ iban }) => isIban(iban))
  const ibans = new Set(accounts.map(({ iban }) => compactIban(iban)))
  const [account] = ibans.size === 1 ? accounts : []
  const bic = account?.bic ?? null
  return {
    from: 'e-invoice',
    payee: cleanText(payee ?? account?.holder ?? seller, longest.payee),
    iban: account ? compactIban(account.iban) : null,
    bic: bic && isBic(bic) ? bic : null,
    amount: payable !== null && payable > 0 ? payable : null,
    currency,
    purpose: cleanText(purpose ?? number, longest.purpose),
    isCredit,
    isDebit,
    dueOn,
    way: invoice.way ?? null,
    isSettled: payable === 0 && !isCredit,
    discounts: invoice.discounts ?? [],
    faults: [],
    place: null,
  }
}
