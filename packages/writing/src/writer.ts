import type { Writer } from './types.ts'

/** The parts of a user's profile that a letter needs. */
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

/** Whether the sender's name and address are complete enough to send a letter. */
export function isSenderKnown(user: Person): boolean {
  const { name, street, zip, city } = writerOf(user)
  return Boolean(name && street && zip && city)
}
