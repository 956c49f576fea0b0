import type { LetterFacts, Writer } from '../src/types.ts'

/** A test fixture: an invented dunning letter and its reader. */
export const aLetter: LetterFacts = {
  title: '2. Mahnung',
  documentType: 'Mahnung',
  addressee: { name: 'Nordlicht Energie GmbH', street: 'Werftkai 7', zip: '24103', city: 'Kiel' },
  letterDate: '2025-03-14',
  references: [{ label: 'Kundennummer', value: '4711' }],
  purpose: '4711',
  branch: 'private',
  remedy: 'none',
  amount: 30788,
  dueOn: '2025-03-28',
  paysItself: false,
  replyBy: null,
  appointment: null,
}

export const aWriter: Writer = {
  name: 'Amina Yıldız',
  street: 'Lindenweg 4',
  zip: '44137',
  city: 'Dortmund',
  phone: null,
  email: null,
}
