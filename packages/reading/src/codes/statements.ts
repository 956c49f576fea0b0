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

/** The payment data of one code or electronic invoice. `amount` in hundredths of `currency`; `place` is null if it is not printed. */
export type TransferStatement = Omit<Source, 'evidence'> & {
  currency: string
  isCredit: boolean
  isDebit: boolean
  dueOn: PlainDate | null
  /** The way of payment if it is no transfer, the amount paid before, and whether nothing is left to pay. */
  way: PaymentWay | null
  isSettled: boolean
  discounts: EarlyDiscount[]
  /** The fields of the code that are invalid. */
  faults: CodeFault[]
  place: PageCode | null
}

/** Longest fields of a transfer. Source: EPC069-12, table 2. Electronic invoices can have longer ones. */
const longest = { payee: 70, purpose: 140 }
/** Most codes and invoices that are read; a letter with instalments has a dozen. */
const most = 24

/** All transfers that codes on the pages and invoices in the files ask for. Other codes and files are left out. */
export function transferStatements({ codes = [], invoices = [] }: Pages): TransferStatement[] {
  const seen = new Set<string>()
  const once = ({ from, payee, iban, amount, currency, purpose }: TransferStatement) => {
    const key = JSON.stringify([from, payee, iban, amount, currency, purpose])
    return !seen.has(key) && seen.add(key)
  }
  return [
    ...codes.slice(0, most).flatMap((code) => codeStatement(code) ?? []),
    ...invoices.slice(0, most).filter(wasRead).map(invoiceStatement),
  ].filter(once)
}

/** Whether the file could be parsed as an invoice. */
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

function codeStatement(place: PageCode): TransferStatement | null {
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

/** An invoice that names several accounts leaves the choice to the payer, so its statement has no account. */
function invoiceStatement(invoice: EInvoice): TransferStatement {
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
