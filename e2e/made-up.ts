import type {
  Changes,
  Document,
  Explanation,
  User,
  Claim,
  PaymentOptions,
  PaymentResponse,
  PaymentStatus,
} from '../packages/contract/src/index.ts'
import { reminders } from './made-up-reminders.ts'

export const user: User = {
  id: 1,
  username: 'jana',
  isAdmin: false,
  credits: 3,
  email: 'jana@example.org',
  firstName: 'Jana',
  lastName: null,
  address: null,
  city: null,
  postalCode: null,
  country: null,
  phone: null,
  preferredLanguage: 'en',
  createdAt: '2026-01-02T08:00:00.000Z',
  signatureAt: null,
}

const place = (y: number, quote: string) => [
  { page: 1, boxes: [{ x: 25, y, width: 90, height: 5 }], quote },
]

const explanation: Explanation = {
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
    summary: 'Stadtwerke Musterau asks for 307.88 euros that were not paid.',
    actions_required: 'Bitte überweisen Sie den offenen Betrag.',
    urgency: 'week',
    payment: {
      due_date: '2099-01-19',
      total_fee: '307,88 €',
      outstanding_fee: '302,88 €',
      late_fee: '5,00 €',
    },
  },
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
      steps: [],
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
      steps: ['One month from the day you received it.'],
      needs: 'receipt-date',
      confidence: 0.8,
      evidence: place(160, 'innerhalb eines Monats'),
    },
  ],
  actions: [
    {
      german: 'Bitte überweisen Sie den offenen Betrag.',
      plain: 'Pay the open amount.',
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
    translated: 'Otherwise we cut off the supply.',
    quality: 'rough',
    evidence: place(155, 'Sonst sperren wir'),
  },
  letterKind: {
    id: 'supply-cut',
    sure: true,
    what: 'The sender says that an amount is unpaid. Your supply may be cut off.',
    next: 'You can ask for payment in parts.',
    ifNot: 'Your supply can be cut off.',
  },
  help: [
    {
      name: 'Stadtwerke Musterau',
      does: 'The number printed in the letter. Ask there if something in it is not clear.',
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
      text: 'Parts of this page are hard to read. Compare the amount with the paper.',
      evidence: place(140, '307,88 €'),
    },
  ],
}

/** Paid in part, so that every line about a claim is there. */
const claim: Claim = {
  id: 1,
  amount: 30788,
  paid: 10000,
  state: 'partly-paid',
  payee: 'Stadtwerke Musterau',
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
  purpose: 'KD-4711',
  dueOn: '2099-01-19',
  note: null,
  payments: [
    {
      id: 'own-1',
      amount: 10000,
      how: 'own',
      state: 'paid',
      practice: false,
      on: '2026-01-10',
      note: 'at the counter',
    },
  ],
  updatedAt: '2026-01-10T08:00:00.000Z',
}

export const paymentOptions: PaymentOptions = {
  online: { provider: 'practice', practice: true },
  paypal: { provider: 'practice', practice: true },
  forClaims: true,
  publishableKey: null,
}

/** A payment whose payer has not said yes; the name of one that has succeeded ends in `paid`. */
export function paymentOf(id: string): PaymentStatus {
  const isPaid = id.endsWith('paid')
  const status = isPaid ? 'succeeded' : 'requires_action'
  const statusMessage = isPaid ? 'The payment has arrived.' : 'Nobody has said yes to it yet.'
  return { id, status, statusMessage, amount: 20788, practice: true, approveUrl: null }
}

export const begun: PaymentResponse = {
  paymentIntentId: 'waits',
  clientSecret: 'secret',
  status: 'requires_action',
  approveUrl: '/api/practice-bank/made-up',
  provider: 'practice',
  practice: true,
}

function document(id: number, rest: Partial<Document>): Document {
  return {
    id,
    title: `Brief ${id}`,
    documentType: null,
    status: 'pending',
    sourceLanguage: 'de',
    targetLanguage: 'en',
    userId: user.id,
    uploadDate: `2026-01-${10 + id}T08:00:00.000Z`,
    givenTitle: null,
    tags: [],
    progress: null,
    failure: null,
    claims: [],
    reminders: [],
    corrections: [],
    readerVersion: null,
    readAt: null,
    clientId: null,
    fileName: `brief-${id}.pdf`,
    mimeType: 'application/pdf',
    byteSize: 50_000,
    fileCount: 1,
    originalText: '',
    translatedText: null,
    translationState: 'waiting',
    translatedBy: null,
    explanation: null,
    pages: [],
    sentences: [],
    ...rest,
  }
}

/** One document in every state it can be in. */
export const documents: Document[] = [
  document(1, {
    claims: [claim],
    reminders,
    documentType: 'Mahnung',
    status: 'completed',
    explanation,
    originalText: 'Sehr geehrte Frau Börger,\n\nSonst sperren wir den Anschluss.',
    translatedText: 'Dear Ms Börger,\n\nOtherwise we cut off the supply.',
    translationState: 'done',
    translatedBy: null,
    readAt: '2026-01-11T08:01:00.000Z',
    pages: [1, 2].map((number) => ({ number, width: 210, height: 297 })),
    sentences: [
      ['Sehr geehrte Frau Börger,', 'Dear Ms Börger,', 'phrase'] as const,
      ['Sonst sperren wir den Anschluss.', 'Otherwise we cut off the supply.', 'rough'] as const,
      ['Dazu kommt eine Mahngebühr.', 'A reminder fee is added.', 'model'] as const,
      ['Az.: 17/b', null, 'none'] as const,
    ].map(([german, translation, quality], block) => ({
      text: german,
      translation,
      quality,
      block,
      role: 'paragraph',
      evidence: place(100 + block * 10, german),
    })),
  }),
  document(2, { status: 'processing', progress: { step: 'reading', page: 2, pages: 3 } }),
  document(4, {
    title: 'Zahlungserinnerung',
    documentType: 'Rechnung',
    status: 'archived',
    uploadDate: '2025-12-08T08:00:00.000Z',
    explanation: { ...explanation, sender: { ...explanation.sender, date: '2025-12-04' } },
  }),
  document(3, { status: 'failed', failure: 'No text could be read on these pages.' }),
]

export const changes: Changes = {
  cursor: documents.length,
  more: false,
  changes: documents.map((row) => ({ kind: 'document', id: row.id, rev: row.id, row })),
}
