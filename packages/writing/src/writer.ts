import type { Writer } from './types.ts'

/** What a user says about themselves, as far as a letter needs it. */
export type Person = {
  firstName: string | null
  lastName: string | null
  address: string | null
  postalCode: string | null
  city: string | null
  phone: string | null
  email: string | null
}

/** The user as the writer of a letter; `address` is the street with the house number. */
export function writerOf(user: Person): Writer {
  return {
    name: [user.firstName, user.lastName].filter(Boolean).join(' ') || null,
    street: user.address,
    zip: user.postalCode,
    city: user.city,
    phone: user.phone,
    email: user.email,
  }
}

/** Whether all is there that a letter needs of who it comes from before it can go. */
export function isSenderKnown(user: Person): boolean {
  const { name, street, zip, city } = writerOf(user)
  return Boolean(name && street && zip && city)
}
