import {
  type MailOfLetter,
  type MailQuote,
  type ResponseLetter,
  responseTitleSaid,
  unsentLetter,
} from '@brieflotse/contract'

/** A response to the sample document as the server sends it. */
export function aLetter(rest: Partial<ResponseLetter> = {}): ResponseLetter {
  return {
    id: 7,
    clientId: null,
    title: 'Response to: 2. Mahnung',
    titleSaid: responseTitleSaid('2. Mahnung'),
    content: 'Ihre Mahnung\n\nSehr geehrte Damen und Herren,\n\nich habe bezahlt.',
    responseType: 'confirmation',
    documentId: 1,
    generatedDate: '2025-03-17T09:00:00.000Z',
    userId: 1,
    ...unsentLetter,
    ...rest,
  }
}

export function aMailOrder(rest: Partial<MailOfLetter> = {}): MailOfLetter {
  return {
    orderId: 11,
    state: 'submitted',
    provider: 'practice',
    practice: true,
    recipient: ['Nordlicht Energie GmbH', 'Werftkai 7', '24103 Kiel'],
    printOptions: { blackAndWhite: true, doubleSided: false },
    pages: 1,
    price: 120,
    orderedAt: '2025-03-17T10:05:00.000Z',
    cancelUntil: null,
    failure: null,
    tracked: false,
    carrierCode: null,
    events: [],
    proof: false,
    ...rest,
  }
}

/** The same letter after it was ordered. */
export function aMailedLetter(rest: Partial<ResponseLetter> = {}): ResponseLetter {
  return aLetter({
    physicalDelivery: true,
    trackingId: 'BL123',
    mailSentDate: '2025-03-17T10:05:00.000Z',
    sendDate: '2025-03-17T10:05:00.000Z',
    estimatedDelivery: '2025-03-20T11:00:00.000Z',
    deliveryStatus: 'processing',
    lastUpdated: '2025-03-17T10:06:00.000Z',
    cost: 1.2,
    creditsUsed: 2,
    mail: aMailOrder(),
    ...rest,
  })
}

export const aQuote: MailQuote = {
  provider: 'practice',
  practice: true,
  offers: [
    { option: 'standard', price: 120, tracked: false, estimatedOn: '2025-03-20' },
    { option: 'registered', price: 365, tracked: true, estimatedOn: '2025-03-19' },
  ],
  pages: 1,
  recipient: ['Nordlicht Energie GmbH', 'Werftkai 7', '24103 Kiel'],
  credits: 2,
  balance: 3,
  problems: [],
}
