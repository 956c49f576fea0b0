import type { User } from '@brieflotse/contract'

/** A fictional user. */
export const jana: User = {
  id: 1,
  username: 'jana',
  isAdmin: false,
  credits: 3,
  email: 'jana@example.org',
  firstName: 'Jana',
  lastName: null,
  address: null,
  city: null,
  postalCode: null,
  country: null,
  phone: null,
  preferredLanguage: 'en',
  createdAt: '2025-01-01T08:00:00.000Z',
  signatureAt: null,
}
