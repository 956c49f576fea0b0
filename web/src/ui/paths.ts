/** Every address of the app: patterns for `routes.tsx`, and what screens link to. */
export const paths = {
  home: '/',
  auth: '/auth',
  upload: '/upload',
  documents: '/documents',
  settings: '/settings',
  /** Opens the dialog that sells service credits. */
  credits: '/settings#credits',
  paymentTest: '/payment-test',
  paymentComplete: '/payment-complete',
  responses: '/documents?tab=responses',
  /** A letter by its number, or by its UUID as long as it has none. */
  response: (key: number | string) => `/responses/${key}`,
  share: '/share',
  document: (id: number) => `/documents/${id}`,
} as const
