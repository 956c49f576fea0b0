/** Every address of the app: patterns for `routes.tsx`, and what screens link to. */
export const paths = {
  home: '/',
  auth: '/auth',
  upload: '/upload',
  documents: '/documents',
  due: '/due',
  settings: '/settings',
  /** Opens the dialog that sells service credits. */
  credits: '/settings#credits',
  /** What the user has of them; where that dialog was opened. */
  posting: '/settings#posting',
  /** How and where the user is reminded. */
  reminders: '/settings#reminders',
  /** The room of whoever runs the server, at one of its sections. */
  admin: (section?: string) => (section ? `/admin/${section}` : '/admin'),
  paymentTest: '/payment-test',
  paymentComplete: '/payment-complete',
  responses: '/documents?tab=responses',
  /** A letter by its number, or by its UUID as long as it has none. */
  response: (key: number | string) => `/responses/${key}`,
  /** What became of a mail order; the key is the letter's. */
  mailSuccess: (key: number | string) => `/mail-success?id=${key}`,
  /** The same as a page to print. */
  mailReceipt: (key: number | string) => `/mail-receipt?id=${key}`,
  share: '/share',
  /** The address to forward mails to, and the mails that wait. */
  forwarding: '/share?tab=forwarding',
  document: (id: number) => `/documents/${id}`,
  /** What a letter asks its reader (`receipt-date`), on its screen. */
  question: (id: number, question: string) => `/documents/${id}#${question}`,
} as const
