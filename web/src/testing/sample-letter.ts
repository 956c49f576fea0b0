import type { MailOfLetter, ResponseLetter } from '@brieflotse/contract'

/** A registered letter on its way, in practice mode. */
export const mailOf = (given: Partial<MailOfLetter> = {}): MailOfLetter => ({
  orderId: 3,
  state: 'submitted',
  provider: 'practice',
  practice: true,
  recipient: ['Stadtwerke Musterhafen', 'Hafenstraße 1', '04109 Leipzig'],
  printOptions: { blackAndWhite: true, doubleSided: true },
  pages: 1,
  price: 365,
  orderedAt: '2026-11-24T09:00:00.000Z',
  cancelUntil: null,
  failure: null,
  tracked: true,
  carrierCode: 'RT123456785DE',
  events: [
    { status: 'processing', at: '2026-11-24T09:00:00.000Z', location: null, text: null },
    {
      status: 'in_transit',
      at: '2026-11-26T02:00:00.000Z',
      location: 'Letter centre 04',
      text: 'Practice mode: nothing was posted. It would be sorted now.',
    },
  ],
  proof: false,
  ...given,
})

/** A response letter that was sent by mail. */
export const mailedLetter = (given: Partial<ResponseLetter> = {}): ResponseLetter => ({
  id: 7,
  clientId: null,
  title: 'Response to: Stadtwerke Musterhafen',
  content: 'Sehr geehrte Damen und Herren,',
  responseType: 'confirmation',
  generatedDate: '2026-11-24T08:00:00.000Z',
  documentId: 1,
  userId: 1,
  paid: false,
  paymentDetails: null,
  physicalDelivery: true,
  recipientName: 'Stadtwerke Musterhafen',
  recipientAddress: { address: 'Hafenstraße 1', zip: '04109', city: 'Leipzig' },
  trackingId: 'BL0A1B2C',
  mailSentDate: '2026-11-24T09:00:00.000Z',
  sendDate: '2026-11-24T09:00:00.000Z',
  estimatedDelivery: '2026-11-26T11:00:00.000Z',
  deliveryStatus: 'in_transit',
  deliveryLocation: 'Letter centre 04',
  deliveryOption: 'registered',
  cost: 3.65,
  creditsUsed: 2,
  lastUpdated: '2026-11-26T02:05:00.000Z',
  updatedAt: null,
  mail: mailOf(),
  ...given,
})
