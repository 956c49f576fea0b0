import {
  type Change,
  type MailQuote,
  type ResponseLetter,
  unsentLetter,
} from '../packages/contract/src/index.ts'

const content = `Ihr Schreiben vom 05.01.2026
KD-4711

Sehr geehrte Damen und Herren,

ich habe Ihr Schreiben erhalten und werde den offenen Betrag bis zum 19.01.2026 überweisen. Bitte bestätigen Sie mir den Eingang der Zahlung schriftlich.

Mit freundlichen Grüßen

Jana Börger`

const recipient = ['Stadtwerke Musterau', 'Am Hafen 3', '24100 Musterau']

const plain: ResponseLetter = {
  id: 21,
  clientId: null,
  title: 'Response to: Zahlungserinnerung',
  content,
  responseType: 'payment',
  generatedDate: '2026-01-12T09:00:00.000Z',
  documentId: 1,
  userId: 1,
  ...unsentLetter,
}

const mail: NonNullable<ResponseLetter['mail']> = {
  orderId: 5,
  state: 'submitted',
  provider: 'practice',
  practice: true,
  recipient,
  printOptions: { blackAndWhite: true, doubleSided: false },
  pages: 1,
  price: 365,
  orderedAt: '2026-01-12T09:10:00.000Z',
  cancelUntil: '2099-01-12T09:25:00.000Z',
  failure: null,
  tracked: true,
  carrierCode: 'RR123456785DE',
  events: [
    { status: 'printed', at: '2026-01-12T15:00:00.000Z', location: 'Hamburg', text: null },
    { status: 'in_transit', at: '2026-01-13T05:30:00.000Z', location: 'Kiel', text: null },
  ],
  proof: false,
}

/** An unsent letter, one on its way, one rejected by the print shop, and one whose posting was cancelled. */
const responseLetters: ResponseLetter[] = [
  plain,
  {
    ...plain,
    id: 22,
    title: 'Response to: Bescheid über die Abfallgebühren für das Jahr 2026',
    physicalDelivery: true,
    trackingId: 'BL4F0C92D1A77E3B51',
    mailSentDate: mail.orderedAt,
    sendDate: mail.orderedAt,
    estimatedDelivery: '2026-01-14T11:00:00.000Z',
    deliveryStatus: 'in_transit',
    deliveryLocation: 'Kiel',
    deliveryOption: 'registered',
    cost: 3.65,
    creditsUsed: 2,
    lastUpdated: '2026-01-13T05:30:00.000Z',
    mail,
  },
  {
    ...plain,
    id: 23,
    mail: {
      ...mail,
      state: 'failed',
      cancelUntil: null,
      failure: {
        code: 'mail-refused',
        message: 'The print shop refused this letter. Nothing was posted and nothing was charged.',
      },
    },
  },
  { ...plain, id: 24, mail: { ...mail, state: 'canceled', cancelUntil: null } },
]

export const letterChanges: Change[] = responseLetters.map((row, i) => ({
  kind: 'letter',
  id: row.id,
  rev: 100 + i,
  row: { ...row, generatedDate: `2026-01-12T09:0${i}:00.000Z` },
}))

export const quote: MailQuote = {
  provider: 'practice',
  practice: true,
  offers: [
    { option: 'standard', price: 120, tracked: false, estimatedOn: '2026-01-15' },
    { option: 'registered', price: 365, tracked: true, estimatedOn: '2026-01-14' },
  ],
  pages: 1,
  recipient,
  credits: 2,
  balance: 3,
  problems: [],
}

/** The same for a user without credits and address. */
export const poorQuote: MailQuote = {
  ...quote,
  balance: 1,
  problems: [
    { code: 'no-sender', message: 'Your name and address are missing. A letter needs its sender.' },
  ],
}
