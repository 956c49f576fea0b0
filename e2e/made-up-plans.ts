import type { Changes, Document, Plan, Step } from '../packages/contract/src/index.ts'
import { nextOf } from '../packages/reading/src/plan/next.ts'
import { explanation, place } from './made-up-explanation.ts'
import { documents } from './made-up.ts'

const none: Omit<Step, 'id' | 'act' | 'says' | 'plain'> = {
  duty: 'must',
  why: { id: 'why.asked', values: {} },
  whyPlain: 'The letter asks for it.',
  amount: null,
  more: [],
  day: null,
  place: null,
  things: [],
  condition: null,
  conditionPlain: null,
  otherwise: [],
  otherwisePlain: '',
  german: [],
  evidence: place(145, 'Bitte'),
  confidence: 0.9,
}
const on = (date: string, deadline: 'pay' | 'send-documents' | 'appointment', time?: string) => ({
  date,
  time: time ?? null,
  deadline,
  law: null,
  rule: [],
  rulePlain: '',
  stated: true,
})
const told = (day: string) => ({ day, time: null, counted: false })

const pay: Step = {
  ...none,
  id: 'pay',
  act: 'pay',
  says: [
    {
      id: 'step.pay-part',
      values: { sum: { cents: 10_250, currency: 'EUR' }, day: told('2099-01-19') },
    },
    { id: 'step.in-all', values: { sum: { cents: 30_750, currency: 'EUR' } } },
  ],
  plain: 'Pay the next part, €102.50 by 19 January 2099. In all it is €307.50.',
  amount: { cents: 10_250, currency: 'EUR', role: 'instalment' },
  more: [
    { amount: { cents: 10_250, currency: 'EUR', role: 'instalment' }, date: '2099-02-19' },
    { amount: { cents: 10_250, currency: 'EUR', role: 'instalment' }, date: '2099-03-19' },
  ],
  day: on('2099-01-19', 'pay'),
  otherwise: [{ id: 'else.supply', values: {} }],
  otherwisePlain: 'Your supply may be cut off.',
  german: ['Bitte überweisen Sie den offenen Betrag.'],
}

const send: Step = {
  ...none,
  id: 'send',
  act: 'send',
  says: [{ id: 'step.send-documents', values: { day: told('2099-02-02') } }],
  plain: 'Send the papers that they ask for by 2 February 2099.',
  things: [
    {
      german: 'Lohnabrechnungen der letzten drei Monate',
      said: { id: 'thing', values: { thing: 'payslips' } },
      plain: 'payslips',
    },
    {
      german: 'Mietvertrag',
      said: { id: 'thing', values: { thing: 'tenancy' } },
      plain: 'the tenancy contract',
    },
    { german: 'Bescheinigung nach Vordruck 17b', said: null, plain: null },
  ],
  day: on('2099-02-02', 'send-documents'),
  german: ['Dazu kommt eine Mahngebühr.'],
}

const object: Step = {
  ...none,
  id: 'object',
  act: 'object',
  duty: 'may',
  says: [{ id: 'step.object', values: { day: null } }],
  plain: 'If you disagree, you can object in writing.',
  why: { id: 'why.law', values: { law: '§ 70 VwGO' } },
  whyPlain: 'You have this right by law (§ 70 VwGO).',
  day: {
    date: null,
    time: null,
    deadline: 'object',
    law: '§ 70 VwGO',
    rule: [{ id: 'rule.period', values: { count: 1, unit: 'month', from: 'receipt-date' } }],
    rulePlain: 'You have 1 month after the day you got this letter.',
    stated: false,
  },
}

const attend: Step = {
  ...none,
  id: 'attend',
  act: 'attend',
  says: [{ id: 'step.attend', values: { day: { ...told('2099-01-12'), time: '09:30' } } }],
  plain: 'Go to the appointment on 12 January 2099 at 9:30.',
  day: on('2099-01-12', 'appointment', '09:30'),
  place: 'Rathausplatz 1, Zimmer 214, 24100 Musterau',
}

const bring: Step = {
  ...none,
  id: 'bring',
  act: 'bring',
  says: [{ id: 'step.bring', values: {} }],
  plain: 'Bring the things that the letter names.',
  things: [
    {
      german: 'Reisepass',
      said: { id: 'thing', values: { thing: 'passport' } },
      plain: 'your passport',
    },
    {
      german: 'biometrisches Passfoto',
      said: { id: 'thing', values: { thing: 'passport-photo' } },
      plain: 'a passport photo',
    },
  ],
  condition: { id: 'only.if', values: { only: 'if-not-coming' } },
  conditionPlain: 'Only if you cannot come.',
}

const unclear: NonNullable<Plan['unclear']> = {
  reason: 'requests',
  says: [{ id: 'unclear.requests', values: {} }],
  plain:
    'We could not work out everything they want. Show this letter to an advice centre, or ask the sender.',
  german: ['Die Anlage K ist nach Maßgabe des § 17b zu ergänzen.'],
  evidence: place(160, 'Die Anlage K'),
}

const offer: NonNullable<Plan['caution']> = {
  code: 'offer',
  says: [{ id: 'caution.offer', values: {} }],
  plain:
    'This is an offer, not a bill. You do not have to pay. If you pay or sign, you make a contract.',
  signs: [
    {
      said: { id: 'sign.offer-words', values: {} },
      plain: 'The letter itself says that it is an offer.',
      evidence: place(120, 'Angebot'),
    },
    {
      said: { id: 'sign.other-payee', values: { payee: 'ZW Treuhand Services' } },
      plain: 'The account belongs to ZW Treuhand Services, not to the sender.',
      evidence: place(150, 'ZW Treuhand Services'),
    },
  ],
  amount: { cents: 79_865, currency: 'EUR', role: 'whole' },
  payee: 'ZW Treuhand Services',
}

const nothing: Step = {
  ...none,
  id: 'nothing',
  act: 'nothing',
  says: [{ id: 'step.nothing', values: {} }],
  plain: 'You do not have to do anything.',
  why: { id: 'why.says-so', values: {} },
  whyPlain: 'The letter says so.',
  german: ['Sie brauchen nichts zu veranlassen.'],
}

const [letter] = documents as [Document]

function planned(id: number, name: string, plan: Plan, kind: Document['documentType']): Document {
  const [first] = plan.steps
  return {
    ...letter,
    id,
    claims: [],
    reminders: [],
    documentType: kind,
    explanation: {
      ...explanation,
      sender: { ...explanation.sender, name },
      plan,
      letterKind: kind === null ? null : explanation.letterKind,
      whatHappensIfNot: first?.otherwise.length ? explanation.whatHappensIfNot : null,
      next: nextOf(plan),
    },
  }
}

const steps = (...all: Step[]): Plan => ({ steps: all, caution: null, unclear: null })

/** Letters with plans of every kind: instalments and papers, an appointment, an offer, an unclear one, and one that asks for nothing. */
export const plannedChanges: Changes = {
  epoch: 'made-up',
  cursor: 5,
  more: false,
  changes: [
    planned(1, 'Stadtwerke Musterau', { ...steps(pay, send, object), unclear }, 'Mahnung'),
    planned(2, 'Bürgeramt Musterau', steps(attend, bring), 'Bescheid'),
    planned(3, 'Deutsches Gewerberegister', { ...steps(nothing), caution: offer }, 'Rechnung'),
    planned(4, 'Amt für Soziales', { ...steps(), unclear }, null),
    planned(5, 'Krankenkasse Nord', steps(nothing), 'Bescheid'),
  ].map((row) => ({ kind: 'document', id: row.id, rev: row.id, row })),
}
