import type { Document, Evidence, Next, Plan, Step } from '@brieflotse/contract'

const euros = (cents: number) => ({ cents, currency: 'EUR' })
const by = { day: '2025-03-28', time: null, counted: false }

/** The step of the sample letter: pay the debt. */
export const payStep = (evidence: Evidence[]): Step => ({
  id: 'pay',
  act: 'pay',
  duty: 'must',
  says: [
    { id: 'step.pay', values: { sum: euros(30_788), day: by } },
    { id: 'step.late-fee', values: { sum: euros(250) } },
  ],
  plain: 'Pay €307.88 by 28 March 2025. €2.50 of it is a late fee.',
  why: { id: 'why.asked-in-all', values: {} },
  whyPlain: 'The letter asks for this amount.',
  amount: { ...euros(30_788), role: 'whole' },
  more: [],
  day: {
    date: '2025-03-28',
    time: null,
    deadline: 'pay',
    law: null,
    rule: [],
    rulePlain: '',
    stated: true,
  },
  place: null,
  things: [],
  condition: null,
  conditionPlain: null,
  otherwise: [{ id: 'else.supply', values: {} }],
  otherwisePlain: 'Your supply may be cut off.',
  german: [
    'Wir fordern Sie auf, den Gesamtbetrag von 307,88 EUR bis spätestens 28.03.2025 unter Angabe der Vertragskontonummer 200 448 917 6 auf unser unten genanntes Konto zu überweisen.',
  ],
  evidence,
  confidence: 0.97,
})

/** The plan of the sample letter. */
export const planOf = (evidence: Evidence[]): Plan => ({
  steps: [payStep(evidence)],
  caution: null,
  unclear: null,
})

/** The summary of that step for lists. */
export const next: Next = {
  act: 'pay',
  duty: 'must',
  says: [{ id: 'step.pay', values: { sum: euros(30_788), day: by } }],
  plain: 'Pay €307.88 by 28 March 2025.',
  date: '2025-03-28',
  deadline: 'pay',
  rule: [],
  rulePlain: '',
}

/** The step of the sample letter with some values replaced. */
export const stepOf = (given: Partial<Step>): Step => ({ ...payStep([]), ...given })

/** The document with another plan, empty except for the given parts. */
export function withPlan(document: Document, given: Partial<Plan>): Document {
  const plan: Plan = { steps: [], caution: null, unclear: null, ...given }
  return { ...document, explanation: { ...document.explanation!, plan, next: null } }
}
