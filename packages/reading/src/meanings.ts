import type { Evidence } from './places.ts'

/** An official term in the letter, with its meaning in the user's language. `forms` are the words as printed. */
export type Term = {
  term: string
  meaning: string
  forms?: string[] | undefined
  evidence: Evidence[]
}

/**
 * The kind of letter, in English sentences that are true for every letter of the kind: what it is, what usually follows, what can happen if
 * the user does nothing. `sure` is false if only the type or the subject suggests it.
 */
export type KindOfLetter = {
  id: string
  sure: boolean
  what: string
  next: string | null
  ifNot: string | null
}

/** An organisation that gives free help. `phone` of the sender is as printed, with its place in `evidence`; organisations have none. */
export type Help = {
  name: string
  does: string
  address: string | null
  phone: string | null
  evidence: Evidence[]
}
