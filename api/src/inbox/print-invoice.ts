import { readInvoice } from '../providers/e-invoice/read-invoice.ts'
import type { EInvoice, PaymentWay } from '@brieflotse/reading'
import { printText } from './print-text.ts'

/**
 * Prints an electronic invoice as a PDF with the invoice embedded, so that it is read like any other PDF invoice. Null if it cannot
 * be read.
 */
export async function printInvoice(name: string, bytes: Uint8Array): Promise<Uint8Array | null> {
  const invoice = readInvoice(name, bytes)
  if (!invoice || 'refused' in invoice) return null
  const lines = invoice.seller ? [invoice.seller] : []
  return printText({ lines, text: textOf(invoice) }, { name: invoice.file, bytes })
}

const money = (hundredths: number, currency: string) =>
  new Intl.NumberFormat('de-DE', { style: 'currency', currency }).format(hundredths / 100)

const day = (date: string) => date.split('-').toReversed().join('.')

const ways: Record<PaymentWay, string> = {
  card: 'mit Karte',
  cash: 'bar',
  online: 'mit einem Online-Bezahldienst',
  'set-off': 'durch Verrechnung',
}

/** Only labels and values from the invoice, nothing else. */
function textOf(invoice: EInvoice): string {
  const { isCredit, number, payable, currency, dueOn, seller, payee, accounts, purpose } = invoice
  const { issuedOn, prepaid, customer, way, isDebit } = invoice
  const rows: [string, string | null][] = [
    [isCredit ? 'Gutschrift' : 'Rechnung', number],
    ['Datum', issuedOn ? day(issuedOn) : null],
    ['Kundennummer', customer ?? null],
    ['Rechnungssteller', seller],
    ['Bereits bezahlt', prepaid ? money(prepaid, currency) : null],
    [isCredit ? 'Betrag' : 'Zu zahlen', payable === null ? null : money(payable, currency)],
    ['Fällig am', dueOn && day(dueOn)],
    ['Zahlungsempfänger', payee ?? accounts[0]?.holder ?? null],
    ...accounts.flatMap(({ iban, bic }): [string, string | null][] => [
      ['IBAN', iban.replace(/(.{4})(?=.)/g, '$1 ')],
      ['BIC', bic],
    ]),
    ['Verwendungszweck', purpose],
    ['Zahlung', isDebit ? 'Der Betrag wird per Lastschrift eingezogen.' : way ? ways[way] : null],
  ]
  const said = rows.flatMap(([label, value]) => (value ? `${label}: ${oneLine(value)}` : []))
  return [`Elektronische Rechnung (${invoice.file})`, '', ...said].join('\n')
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 200)
