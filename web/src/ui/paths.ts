/** Every address of the app: patterns for `routes.tsx`, and what screens link to. */
export const paths = {
  home: '/',
  auth: '/auth',
  upload: '/upload',
  documents: '/documents',
  settings: '/settings',
  responses: '/documents?tab=responses',
  share: '/share',
  document: (id: number) => `/documents/${id}`,
} as const
