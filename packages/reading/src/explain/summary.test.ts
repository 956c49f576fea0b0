import { describe, expect, it } from 'vitest'
import { factsAbout } from '../../cases/facts-about.ts'
import { letter } from '../../cases/typeset.ts'
import { buildLayout } from '../layout/build-layout.ts'
import type { Deadline, DocumentType, Finding, FindingKind } from '../types.ts'
import type { Facts } from './facts.ts'
import { planOf } from '../plan/build.ts'
import { english } from '../said/english.ts'
import { summarySaid } from './summary.ts'
import { urgencyOf } from './explain.ts'
import { warningsOf } from './warnings.ts'

function explained(read: Facts) {
  const { plan, facts } = planOf(read)
  return {
    summary: english(summarySaid(facts, plan)),
    urgency: urgencyOf(facts, plan),
    warnings: warningsOf(facts, plan).map(({ code }) => code),
  }
}
const summarize = (facts: Facts) => explained(facts).summary

const finding = (kind: FindingKind, value: string): Finding => ({
  kind,
  value,
  words: [0],
  stated: true,
  confidence: 0.9,
  why: '',
})

const deadline = (part: Partial<Deadline>): Deadline => ({
  what: 'pay',
  date: '2026-02-09',
  time: null,
  stated: true,
  branch: null,
  law: null,
  steps: [],
  needs: null,
  confidence: 0.9,
  evidence: [],
  ...part,
})

function facts(
  type: DocumentType,
  findings: [FindingKind, string][],
  deadlines: Deadline[] = [],
): Facts {
  return factsAbout(buildLayout(letter(['Dies ist ein Brief.'])), {
    today: '2026-01-10',
    type,
    findings: findings.map(([kind, value]) => finding(kind, value)),
    deadlines,
  })
}

const sender: [FindingKind, string][] = [
  ['sender', 'Finanzamt Musterau'],
  ['letter-date', '2026-01-02'],
]

describe('the summary', () => {
  it('says a day once that is both printed and counted', () => {
    const both = [deadline({ what: 'other' }), deadline({ what: 'other', stated: false })]
    expect(summarize(facts('other', sender, both)).match(/9 February/g)).toHaveLength(1)
  })

  it('says who, what, how much, by when, and what if not', () => {
    const letterFacts = facts(
      'Bescheid',
      [
        ...sender,
        ['subject', 'Bescheid für 2024 über Einkommensteuer'],
        ['amount-total', '73200'],
        ['due-date', '2026-02-09'],
        ['consequence', 'Andernfalls entstehen Säumniszuschläge.'],
      ],
      [deadline({}), deadline({ what: 'object', date: '2026-02-10', stated: false })],
    )
    letterFacts.letter = buildLayout(
      letter(['Die Steuer wird festgesetzt. Gegen den Bescheid ist der Einspruch möglich.']),
    )
    expect(summarize(letterFacts)).toBe(
      'Finanzamt Musterau wrote this letter on 2 January 2026. This is your tax decision (Steuerbescheid). The tax office has worked out your income tax. ' +
        'Pay €732.00 by 9 February 2026. ' +
        'If you disagree, you can object in writing by 10 February 2026 (we counted this day). ' +
        'The letter says that it will cost more if you are late.',
    )
  })

  it('names the first part of a yearly amount, how many there are, and the whole', () => {
    const read = facts('Bescheid', [
      ...sender,
      ['amount-total', '20400'],
      ['instalment', '2026-02-15 10200'],
      ['instalment', '2026-05-15 10200'],
    ])
    expect(summarize(read)).toContain(
      'Pay the first of 2 parts: €102.00 by 15 February 2026. In all it is €204.00.',
    )
  })

  it('does not put a whole sum on the day of the first instalment', () => {
    const text = summarize(
      facts(
        'Bescheid',
        [...sender, ['amount-total', '486800']],
        [deadline({}), deadline({ date: '2026-03-09' })],
      ),
    )
    expect(text).toContain('Pay €4,868.00 in parts, the first one by 9 February 2026.')
  })

  it('does not say that there is nothing to do when a sentence sounds like a request', () => {
    const unsure = facts('other', sender)
    unsure.letter = buildLayout(
      letter(['Sie erhalten Gelegenheit, sich bis zum 06.03.2026 zu äußern.']),
    )
    expect(explained(unsure).summary).toContain('We could not work out what they want.')
    expect(explained(unsure).warnings).toEqual([])
  })

  it('says honestly what it does not know', () => {
    expect(summarize(facts('other', [['subject', 'Rundschreiben 7']]))).toBe(
      'We could not read who sent this letter. We do not know this kind of letter. ' +
        'It is about: “Rundschreiben 7”. We could not work out what they want. ' +
        'Show this letter to an advice centre, or ask the sender.',
    )
  })

  it('tells a reader whose account is debited not to transfer', () => {
    const text = summarize(
      facts('Rechnung', [
        ...sender,
        ['amount-total', '4550'],
        ['direct-debit', 'true'],
        ['due-date', '2026-01-20'],
      ]),
    )
    expect(text).toContain('The sender takes €45.50 from your account on 20 January 2026.')
    expect(text).not.toContain('Pay €')
  })

  it('names what time runs from when the day of delivery is unknown', () => {
    const counts = { period: { count: 2, unit: 'week' }, states: [] } as const
    const open = deadline({
      what: 'object',
      date: null,
      needs: 'service-date',
      counts: { ...counts, states: [] },
    })
    const { plan } = planOf(facts('other', sender, [open]))
    expect(english((plan.steps[0]?.day?.rule ?? []) as Parameters<typeof english>[0])).toBe(
      'You have two weeks after the date written on the yellow envelope.',
    )
    expect(summarize(facts('other', sender, [open]))).toContain(
      'If you disagree, you can object in writing.',
    )
  })

  it('does not invent anything for an empty page', () => {
    const empty = { ...facts('other', []), letter: buildLayout({ pages: [], words: [] }) }
    expect(summarize(empty)).toBe('We could not read any text on this page.')
  })
})

describe('urgency', () => {
  it('follows the earliest day that asks for something', () => {
    const on = (date: string) =>
      explained(facts('other', sender, [deadline({ what: 'reply', date })])).urgency
    expect([on('2026-01-12'), on('2026-01-17'), on('2026-01-24'), on('2026-03-01')]).toEqual([
      'immediate',
      'urgent',
      'week',
      'month',
    ])
  })

  it('is none when all that could be done is to object', () => {
    expect(explained(facts('Bescheid', sender, [deadline({ what: 'object' })])).urgency).toBe(
      'none',
    )
  })
})

describe('warnings', () => {
  const codes = (...findings: [FindingKind, string][]) =>
    explained(facts('Rechnung', [...sender, ...findings])).warnings

  it('come for accounts abroad, days that are over and money in the reader’s favour', () => {
    expect(codes(['iban', 'LT229999901122334455'])).toContain('iban-country')
    expect(codes(['iban', 'DE02120300000000202051'])).not.toContain('iban-country')
    expect(codes(['amount-total', '100'], ['iban', 'DE02120300000000202052'])).toContain(
      'iban-check-failed',
    )
    expect(codes(['amount-total', '100'], ['due-date', '2026-01-09'])).toContain('already-overdue')
    expect(codes(['credit-balance', '21515'])).toContain('credit-in-your-favour')
  })

  it('say that nothing is asked only when the letter itself gives a reason', () => {
    expect(codes(['subject', 'Rundschreiben'])).toEqual([])
    const said = facts('other', sender)
    said.letter = buildLayout(letter(['Sie müssen nichts unternehmen.']))
    expect(explained(said).warnings).toEqual(['nothing-asked'])
  })
})
