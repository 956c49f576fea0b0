/** The address of each screen; a part with `:` varies. `routes.tsx` gives each its screen. */
export const screenPaths = {
  home: '/',
  auth: '/auth',
  upload: '/upload',
  documents: '/documents',
  document: '/documents/:id',
  due: '/due',
  settings: '/settings',
  admin: '/admin/:section?',
  paymentTest: '/payment-test',
  paymentComplete: '/payment-complete',
  /** A response letter by its number, or by its UUID until the server has given it one. */
  response: '/responses/:id',
  /** A second address of a response letter. */
  responseLetter: '/response-letters/:id',
  /** The state of a mail order; the key in the query is that of the letter. */
  mailSuccess: '/mail-success',
  /** The receipt of a mail order, as a page to print. */
  mailReceipt: '/mail-receipt',
  share: '/share',
} as const

const withId = (path: string, id: number | string) => path.replace(':id', String(id))

/** The addresses that links lead to. */
export const paths = {
  ...screenPaths,
  /** Opens the dialog to buy service credits. */
  credits: `${screenPaths.settings}#credits`,
  /** The credit balance, where that dialog can be opened. */
  posting: `${screenPaths.settings}#posting`,
  /** The settings for reminders. */
  reminders: `${screenPaths.settings}#reminders`,
  /** The admin screen of the server operator, at one of its sections. */
  admin: (section?: string) =>
    screenPaths.admin.replace('/:section?', section ? `/${section}` : ''),
  responses: `${screenPaths.documents}?tab=responses`,
  response: (key: number | string) => withId(screenPaths.response, key),
  mailSuccess: (key: number | string) => `${screenPaths.mailSuccess}?id=${key}`,
  mailReceipt: (key: number | string) => `${screenPaths.mailReceipt}?id=${key}`,
  /** The forwarding address, and the forwarded mails that wait for a decision. */
  forwarding: `${screenPaths.share}?tab=forwarding`,
  /** A share that could not be read. */
  unreadableShare: `${screenPaths.share}?problem=unreadable`,
  document: (id: number) => withId(screenPaths.document, id),
  /** A question to the reader (`receipt-date`) on the screen of a letter. */
  question: (id: number, question: string) => `${withId(screenPaths.document, id)}#${question}`,
} as const
