import {
  type Document,
  type MailOfLetter,
  type ResponseLetter,
  unsentLetter,
  type User,
} from '@brieflotse/contract'

export function madeUpUser(id: number): User {
  return {
    id,
    username: `user-${id}`,
    isAdmin: false,
    credits: 3,
    email: null,
    firstName: null,
    lastName: null,
    address: null,
    city: null,
    postalCode: null,
    country: null,
    phone: null,
    preferredLanguage: 'en',
    createdAt: '2026-01-01T08:00:00.000Z',
    signatureAt: null,
  }
}

export function madeUpDocument(id: number, rest: Partial<Document> = {}): Document {
  return {
    id,
    title: `Letter ${id}`,
    givenTitle: null,
    documentType: 'Bescheid',
    status: 'completed',
    sourceLanguage: 'de',
    targetLanguage: 'en',
    userId: 1,
    uploadDate: new Date(Date.UTC(2026, 0, 1) + id * 60_000).toISOString(),
    tags: [],
    progress: null,
    failure: null,
    claims: [],
    reminders: [],
    corrections: [],
    doneSteps: [],
    readerVersion: 2,
    readAt: null,
    clientId: null,
    fileName: `letter-${id}.pdf`,
    mimeType: 'application/pdf',
    byteSize: 1000,
    fileCount: 1,
    originalText: 'Sehr geehrte Damen und Herren',
    translatedText: 'Dear Sir or Madam',
    translationState: 'done',
    translatedBy: null,
    explanation: null,
    pages: [{ number: 1, width: 210, height: 297 }],
    sentences: [],
    ...rest,
  }
}

export function madeUpLetter(id: number, rest: Partial<ResponseLetter> = {}): ResponseLetter {
  return {
    id,
    clientId: null,
    title: `Response to: Letter ${id}`,
    content: 'Guten Tag',
    responseType: 'confirmation',
    generatedDate: new Date(Date.UTC(2026, 0, 1) + id * 60_000).toISOString(),
    documentId: 1,
    userId: 1,
    ...unsentLetter,
    ...rest,
  }
}

export function madeUpMail(rest: Partial<MailOfLetter> = {}): MailOfLetter {
  return {
    orderId: 1,
    state: 'ordered',
    provider: 'practice',
    practice: true,
    recipient: ['Amt Musterau', 'Markt 1', '24100 Musterau'],
    printOptions: { blackAndWhite: true, doubleSided: false },
    pages: 1,
    price: 120,
    orderedAt: '2026-01-02T08:00:00.000Z',
    cancelUntil: '2026-01-02T08:15:00.000Z',
    failure: null,
    tracked: false,
    carrierCode: null,
    events: [],
    proof: false,
    ...rest,
  }
}
