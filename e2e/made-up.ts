import type {
  Changes,
  Document,
  User,
  Claim,
  PaymentOptions,
  PaymentResponse,
  PaymentStatus,
} from '../packages/contract/src/index.ts'
import { explanation, place } from './made-up-explanation.ts'
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

/** Paid in part, so that every line about a claim is shown. */
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

/** A payment that waits for its payer; an id that ends in `paid` gives a successful one. */
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
    doneSteps: [],
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

/** A document in every possible state. */
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
  document(3, { status: 'failed', failure: 'We could not read any text on these pages.' }),
]

export const changes: Changes = {
  epoch: 'made-up',
  cursor: documents.length,
  more: false,
  changes: documents.map((row) => ({ kind: 'document', id: row.id, rev: row.id, row })),
}
