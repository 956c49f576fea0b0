import type { User } from '@brieflotse/contract'
import { profileText } from '../text/profile.ts'

/** The user's details as typed. */
type Details = Record<DetailName, string>
export type DetailName = (typeof details)[number]['name']

/** In the order of the form. `complete`: the `autocomplete` token; `half`: the field shares its row with another. */
export const details = [
  { name: 'firstName', complete: 'given-name', half: true },
  { name: 'lastName', complete: 'family-name', half: true },
  { name: 'address', complete: 'street-address', half: false },
  { name: 'postalCode', complete: 'postal-code', half: 'always' },
  { name: 'city', complete: 'address-level2', half: 'always' },
  { name: 'country', complete: 'country-name', half: false },
  { name: 'phone', complete: 'tel', half: true },
  { name: 'email', complete: 'email', half: true },
] as const

export function detailsOf(user: User): Details {
  return Object.fromEntries(details.map(({ name }) => [name, user[name] ?? ''])) as Details
}

/** The typed details that differ from the stored ones; null if there are none. */
export function newIn(typed: Details, user: User): Partial<Details> | null {
  const known = detailsOf(user)
  const names = details.map(({ name }) => name).filter((name) => typed[name].trim() !== known[name])
  if (names.length === 0) return null
  return Object.fromEntries(names.map((name) => [name, typed[name].trim()]))
}

/** An error message for each invalid detail. Empty fields are valid. */
export function complaintsOf(typed: Details): Partial<Record<DetailName, string>> {
  const { errors } = profileText
  const said = (name: DetailName) => typed[name].trim()
  const isGerman = /^(de|deutschland|germany)?$/i.test(said('country'))
  const wrong: [DetailName, boolean, string][] = [
    ['firstName', said('firstName') !== '' && !/\p{L}/u.test(said('firstName')), errors.firstName],
    [
      'address',
      said('address') !== '' && !/\p{L}.*\d|\d.*\p{L}/u.test(said('address')),
      errors.address,
    ],
    ['postalCode', isGerman && !/^(\d{5})?$/.test(said('postalCode')), errors.postalCode],
    ['phone', said('phone') !== '' && !/^\+?[\d\s()/.-]{5,}$/.test(said('phone')), errors.phone],
    ['email', !/^([^\s@]+@[^\s@]+\.[^\s@]+)?$/.test(said('email')), errors.email],
  ]
  return Object.fromEntries(
    wrong.filter(([, isWrong]) => isWrong).map(([name, , sentence]) => [name, sentence]),
  )
}
