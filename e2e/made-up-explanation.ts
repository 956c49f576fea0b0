import type { Explanation } from '../packages/contract/src/index.ts'

export const place = (y: number, quote: string) => [
  { page: 1, boxes: [{ x: 25, y, width: 90, height: 5 }], quote },
]

/** The reading of a power company's letter. */
export const explanation: Explanation = {
  sender: {
    name: 'Stadtwerke Musterau',
    date: '2026-01-05',
    street: 'Am Hafen',
    house_number: '3',
    zip: '24100',
    city: 'Musterau',
    reference: 'KD-4711',
    iban: 'DE02120300000000202051',
    bic: 'BYLADEM1001',
  },
  recipient: {
    name: 'Jana Börger',
    address: 'Lange Straße 1',
    zip: '24100',
    city: 'Musterau',
    reference_number: 'KD-4711',
    case_file: 'M-2026-1',
  },
  document_details: {
    summary: 'Stadtwerke Musterau wrote this letter. You are asked to pay €307.88.',
    actions_required: 'Bitte überweisen Sie den offenen Betrag.',
    urgency: 'week',
    payment: {
      due_date: '2099-01-19',
      total_fee: '307,88 €',
      outstanding_fee: '302,88 €',
      late_fee: '5,00 €',
    },
  },
  said: [
    { id: 'summary.sender', values: { sender: 'Stadtwerke Musterau' } },
    { id: 'summary.pay', values: { amount: 30_788 } },
  ],
  facts: [
    {
      kind: 'sender',
      value: 'Stadtwerke Musterau',
      evidence: place(20, 'Stadtwerke Musterau'),
      stated: true,
      confidence: 0.98,
      why: 'stands in the letterhead',
    },
    {
      kind: 'amount-total',
      value: '30788',
      evidence: place(140, '307,88 €'),
      stated: true,
      confidence: 0.55,
      why: 'poorly readable',
    },
  ],
  deadlines: [
    {
      what: 'pay',
      date: '2099-01-19',
      time: null,
      stated: true,
      branch: 'private',
      law: null,
      steps: ['The letter names this day.'],
      said: [{ id: 'day.named', values: {} }],
      needs: null,
      confidence: 0.9,
      evidence: place(150, 'bis zum 19.01.2099'),
    },
    {
      what: 'object',
      date: null,
      time: null,
      stated: false,
      branch: 'administrative',
      law: '§ 70 VwGO',
      steps: [
        'The letter is dated Monday, 5 January 2026; that day is taken as the day of posting.',
        'The period begins on the day the letter reached you, which only you know.',
      ],
      said: [
        { id: 'day.posted', values: { day: '2026-01-05' } },
        { id: 'day.from-arrival', values: {} },
      ],
      needs: 'receipt-date',
      confidence: 0.8,
      evidence: place(160, 'innerhalb eines Monats'),
    },
  ],
  actions: [
    {
      german: 'Bitte überweisen Sie den offenen Betrag.',
      plain: 'Pay €307.88 by 19 January 2099.',
      said: [
        {
          id: 'ask.pay',
          values: {
            amount: 30_788,
            plus: null,
            by: { day: '2099-01-19', time: null },
            account: null,
          },
        },
      ],
      translated: 'Please transfer the outstanding amount.',
      quality: 'model',
      evidence: place(145, 'Bitte überweisen Sie'),
    },
  ],
  terms: [
    {
      term: 'Mahngebühr',
      meaning: 'A fee for being reminded.',
      forms: ['Mahngebühr'],
      evidence: place(148, 'Mahngebühr'),
    },
  ],
  whatHappensIfNot: {
    german: 'Sonst sperren wir den Anschluss.',
    plain: 'Your supply may be cut off.',
    said: [{ id: 'else.supply', values: {} }],
    translated: 'Otherwise we cut off the supply.',
    quality: 'rough',
    evidence: place(155, 'Sonst sperren wir'),
  },
  letterKind: {
    id: 'supply-cut',
    sure: true,
    what: 'The sender says that you have not paid an amount. It may cut off your supply, for example electricity or gas.',
    next: 'You can ask it to let you pay in parts.',
    ifNot: 'The supplier can cut you off. You have to pay to be connected again.',
  },
  help: [
    {
      name: 'Stadtwerke Musterau',
      does: 'The phone number in the letter. Ask there if something is not clear to you.',
      address: null,
      phone: '0431 555 0',
      evidence: place(24, '0431 555 0'),
    },
    ...['Schuldnerberatung', 'Verbraucherzentrale', 'Sozialberatung'].map((name) => ({
      name,
      does: 'Free advice for people with debts.',
      address: 'https://www.meine-schulden.de',
      phone: null,
      evidence: [],
    })),
  ],
  warnings: [
    {
      code: 'poor-reading',
      text: 'Parts of this page are hard to read. Check what matters against the letter, or take a sharper photo.',
      said: [{ id: 'warning.blurred-page', values: {} }],
      evidence: place(140, '307,88 €'),
    },
  ],
}
