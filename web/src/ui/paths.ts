/** Every address of the app: patterns for `routes.tsx`, and what screens link to. */
export const paths = {
  home: '/',
  auth: '/auth',
  upload: '/upload',
  documents: '/documents',
  settings: '/settings',
  responses: '/documents?tab=responses',
  /** A letter by its number, or by its UUID as long as it has none. */
  response: (key: number | string) => `/responses/${key}`,
  share: '/share',
  document: (id: number) => `/documents/${id}`,
} as const
