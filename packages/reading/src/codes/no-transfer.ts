import { choose } from '../choose.ts'
import { say } from '../said/say.ts'
import { warning } from '../explain/warning.ts'
import type { Finding, FindingKind, PaymentWay, Warning } from '../types.ts'
import { statedValueOf, type PlacedStatement } from './compare.ts'
import { invoiceSaysSo } from './sentences.ts'

/** Why an electronic invoice asks for no transfer. */
export type NoTransfer = PaymentWay | 'debit' | 'settled' | 'credit'

const file = { words: [], stated: false, confidence: 0.85, why: invoiceSaysSo }
const account = new Set<FindingKind>(['iban', 'bic', 'purpose'])
const money = new Set<FindingKind>(['amount-total', 'amount-outstanding', 'amount-late-fee'])
/** A confidence too low to be taken as the account to pay to. */
const notMeant = 0.4

/** What all invoices of a letter say instead of asking for a transfer; null if one asks for a transfer. */
export function noTransferOf(all: PlacedStatement[]): NoTransfer | null {
  const ways = all.filter(({ from }) => from === 'e-invoice').map(wayOf)
  const [first = null] = ways
  return ways.every((way) => way === first) ? first : null
}

function wayOf({ isCredit, isSettled, isDebit, way }: PlacedStatement): NoTransfer | null {
  if (isCredit) return 'credit'
  return isSettled ? 'settled' : isDebit ? 'debit' : way
}

/**
 * Applies invoices that ask for no transfer. An account in the page's footer is then not the one to pay to. If the text asks for a
 * transfer, that stays, with a warning.
 */
export function withoutTransfer(
  findings: Finding[],
  all: PlacedStatement[],
  asks: boolean,
): { findings: Finding[]; warnings: Warning[] } {
  const how = noTransferOf(all)
  const total = choose(findings, 'amount-total')
  if (!how) return { findings, warnings: [] }
  const isSaidToo = how === 'debit' && choose(findings, 'direct-debit') !== null
  if (asks && total && !isSaidToo) {
    const amount = Number(total.value)
    const saying =
      how === 'credit'
        ? say('warning.credit-note', { amount })
        : say('warning.no-transfer', { how, amount })
    return { findings, warnings: [warning('sources-amount', saying)] }
  }
  const isOver = how === 'settled' || how === 'credit'
  const rest = findings
    .filter(({ kind }) => !isOver || !(money.has(kind) || kind === 'due-date'))
    .map((one) =>
      account.has(one.kind)
        ? {
            ...one,
            confidence: Math.min(one.confidence, notMeant),
            why: `${one.why}; the electronic invoice asks for no transfer`,
          }
        : one,
    )
  const amount = all.map((one) => statedValueOf(one, 'amount')).find((value) => value !== null)
  return {
    findings: [...rest, ...instead(how, rest, amount ?? total?.value ?? null)],
    warnings: [],
  }
}

function instead(how: NoTransfer, findings: Finding[], amount: string | null): Finding[] {
  const has = (kind: FindingKind) => choose(findings, kind) !== null
  if (how === 'settled') return [{ ...file, kind: 'settled', value: '0' }]
  if (how === 'debit')
    return has('direct-debit') ? [] : [{ ...file, kind: 'direct-debit', value: 'true' }]
  // an invoice that names a card has already charged it
  const way = how === 'card' ? 'charged' : how
  if (way !== 'credit') return [{ ...file, kind: 'payment-way', value: `${way} ${amount ?? '-'}` }]
  if (amount === null || has('credit-balance')) return []
  return [{ ...file, kind: 'credit-balance', value: amount }]
}
