import { daysBetween, formatGermanAmount, isPlainDate } from '@brieflotse/rules'
import { chooseFacts } from '../choose.ts'
import { evidenceOf } from '../evidence.ts'
import { requestsOf } from '../find/requests-of.ts'
import { createOcrRepair } from '../repair-ocr.ts'
import { leavesNothingToDo, paymentOf } from '../plan/build.ts'
import type { Plan } from '../plan/types.ts'
import { nextOf } from '../plan/next.ts'
import { english } from '../said/english.ts'
import { factKinds, urgencies } from '../types.ts'
import type {
  Action,
  Consequence,
  DocumentType,
  Explanation,
  Fact,
  Finding,
  FindingKind,
  FactKind,
  KindOfLetter,
  Urgency,
  Warning,
} from '../types.ts'
import { isCollected, isCredit } from '../who-pays.ts'
import { all, centsOf, demands, letterDay, valueOf, type Facts } from './facts.ts'
import { findTerms } from './find-terms.ts'
import { helpFor } from './help.ts'
import { generalKindOf, kindOf } from './kind-of.ts'
import { actionSaid } from './plain-action.ts'
import { consequencesSaid } from './plain-consequence.ts'
import { summarySaid } from './summary.ts'
import { warningsOf } from './warnings.ts'

const isFactKind = (kind: FindingKind): kind is FactKind => factKinds.some((one) => one === kind)

/** The facts with their places. Kinds that only the plan needs are left out, because earlier versions of the app do not know them. */
function factsOf(facts: Facts): Fact[] {
  return chooseFacts(facts.findings).flatMap(({ words, kind, ...fact }) => {
    const evidence = evidenceOf(words, facts.letter.words)
    const isNowhere = fact.stated && evidence.length === 0 && fact.by !== 'user'
    return isNowhere || !isFactKind(kind) ? [] : [{ kind, ...fact, evidence }]
  })
}

function quotes(findings: Finding[], facts: Facts) {
  const mend = createOcrRepair(facts.letter)
  return findings.map(({ value, words }) => ({
    german: mend(value),
    translated: null,
    quality: null,
    evidence: evidenceOf(words, facts.letter.words),
  }))
}

function actionsOf(facts: Facts): Action[] {
  const date = letterDay(facts)
  const lists = new Map(requestsOf(facts.letter).map(({ said, list }) => [said.text, list]))
  const actions = quotes(all(facts, 'action'), facts).map((quote) => {
    const said = actionSaid(quote.german, date, lists.get(quote.german))
    return { ...quote, plain: english(said), said }
  })
  return orderActions(actions, facts.type)
}

function ifNot(facts: Facts): Consequence | null {
  const found = quotes(all(facts, 'consequence'), facts)
  if (found.length === 0) return null
  const said = consequencesSaid(
    found.map(({ german }) => german),
    valueOf(facts, 'subject'),
  )
  return {
    german: found.map(({ german }) => german).join(' '),
    plain: english(said) || null,
    said,
    translated: null,
    quality: null,
    evidence: found.flatMap(({ evidence }) => evidence),
  }
}

/** Whether the letter asks for nothing, so that nothing is at risk. */
const isCalm = (warnings: Warning[]) =>
  warnings.some(({ code }) => code === 'nothing-asked') ||
  isCollected({ warnings }) ||
  isCredit({ warnings })

function letterKindOf(facts: Facts, isCalm: boolean): KindOfLetter | null {
  const kind = kindOf(facts)
  if (kind) {
    const { id, what, next, ifNot } = kind
    return { id, sure: true, what, next, ifNot: isCalm ? null : ifNot }
  }
  const general = generalKindOf(facts)
  return (
    general && { id: general.id, sure: false, what: general.what, next: general.next, ifNot: null }
  )
}

/** Builds the explanation in the specification's format from the facts and the plan, with summary, warnings, terms and consequences. */
export function explain(facts: Facts, plan: Plan): Explanation {
  const value = (kind: Finding['kind']) => valueOf(facts, kind)
  const money = (kind: Finding['kind']) => {
    const cents = centsOf(facts, kind)
    return cents === null ? null : formatGermanAmount(cents)
  }
  const [reference = null] = all(facts, 'reference')
    .toSorted((a, b) => b.confidence - a.confidence)
    .map((finding) => finding.value)
  const [customer = null] = all(facts, 'customer-number').map((finding) => finding.value)
  const actions = actionsOf(facts)
  const paid = paymentOf(plan)
  const said = summarySaid(facts, plan)
  const warnings = warningsOf(facts, plan)
  const isDoubtful = warnings.some(({ code }) => code === 'iban-country')
  return {
    sender: {
      name: value('sender'),
      date: letterDay(facts),
      street: value('sender-street'),
      house_number: value('sender-house-number'),
      zip: value('sender-zip'),
      city: value('sender-city'),
      reference: reference ?? value('case-file') ?? customer,
      iban: value('iban'),
      bic: value('bic'),
    },
    recipient: {
      name: value('recipient'),
      address: value('recipient-address'),
      zip: value('recipient-zip'),
      city: value('recipient-city'),
      reference_number: customer ?? reference,
      case_file: value('case-file'),
    },
    document_details: {
      summary: english(said),
      actions_required: actions.map(({ german }) => german).join('\n') || null,
      urgency: urgencyOf(facts, plan),
      payment: {
        due_date: paid?.day?.date ?? null,
        total_fee: paid?.amount ? formatGermanAmount(paid.amount.cents) : null,
        outstanding_fee: money('amount-outstanding'),
        late_fee: money('amount-late-fee'),
      },
    },
    said,
    facts: factsOf(facts),
    deadlines: facts.deadlines,
    actions,
    terms: findTerms(facts.letter),
    whatHappensIfNot: ifNot(facts),
    letterKind: letterKindOf(facts, isCalm(warnings)),
    help: helpFor(facts, isDoubtful),
    warnings,
    plan,
    next: nextOf(plan),
    ...(facts.sources.length > 0 && { sources: facts.sources }),
  }
}

const paid: DocumentType[] = ['Mahnung', 'Rechnung']
const pays = /^(?:Pay|Transfer)\b/u

/**
 * Sorts actions by importance for a worried user: payment first for bills and payment reminders, actions without a plain sentence last,
 * otherwise in the letter's order.
 */
export function orderActions(actions: Action[], type: DocumentType): Action[] {
  const rank = ({ plain }: Action) => {
    if (plain === '') return 2
    return paid.includes(type) && pays.test(plain) ? 0 : 1
  }
  return actions.toSorted((a, b) => rank(a) - rank(b))
}

/** How urgent the letter is, by its earliest deadline; overdue deadlines count as immediate. */
export function urgencyOf(facts: Facts, plan: Plan): Urgency {
  const found = valueOf(facts, 'urgency')
  const known = urgencies.find((urgency) => urgency === found)
  if (known) return known
  if (leavesNothingToDo(plan)) return 'none'
  const payment = paymentOf(plan)
  const due = payment?.act === 'pay' ? (payment.day?.date ?? null) : null
  const days = [due, ...demands(facts).map(({ date }) => date)]
    .filter((date): date is string => date !== null && isPlainDate(date))
    .map((date) => daysBetween(facts.today, date))
  const open = demands(facts).some(({ date }) => date === null)
  const soonest = Math.min(...days, open ? 14 : Infinity)
  if (soonest <= 3) return 'immediate'
  if (soonest <= 8) return 'urgent'
  if (soonest <= 14) return 'week'
  return soonest < Infinity || all(facts, 'action').length > 0 ? 'month' : 'none'
}
