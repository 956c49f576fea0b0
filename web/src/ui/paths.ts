/** All paths of the app: patterns for `routes.tsx`, and links for screens. */
export const paths = {
  home: '/',
  auth: '/auth',
  upload: '/upload',
  documents: '/documents',
  due: '/due',
  settings: '/settings',
  /** Opens the dialog to buy service credits. */
  credits: '/settings#credits',
  /** The credit balance, where that dialog can be opened. */
  posting: '/settings#posting',
  /** The settings for reminders. */
  reminders: '/settings#reminders',
  /** The admin screen of the server operator, at one of its sections. */
  admin: (section?: string) => (section ? `/admin/${section}` : '/admin'),
  paymentTest: '/payment-test',
  paymentComplete: '/payment-complete',
  responses: '/documents?tab=responses',
  /** A response letter by its number, or by its UUID until the server has given it one. */
  response: (key: number | string) => `/responses/${key}`,
  /** The state of a mail order; the key is that of the letter. */
  mailSuccess: (key: number | string) => `/mail-success?id=${key}`,
  /** The receipt of a mail order, as a page to print. */
  mailReceipt: (key: number | string) => `/mail-receipt?id=${key}`,
  share: '/share',
  /** The forwarding address, and the forwarded mails that wait for a decision. */
  forwarding: '/share?tab=forwarding',
  document: (id: number) => `/documents/${id}`,
  /** A question to the reader (`receipt-date`) on the screen of a letter. */
  question: (id: number, question: string) => `/documents/${id}#${question}`,
} as const
