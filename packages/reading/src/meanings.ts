import type { Evidence } from './places.ts'

/** A bureaucratic word that occurs in the letter, with its meaning in the reader's language. `forms` are its words there. */
export type Term = {
  term: string
  meaning: string
  forms?: string[] | undefined
  evidence: Evidence[]
}

/**
 * What kind of letter it is, in English sentences that hold for every letter of the kind: what it is, what usually follows, what
 * can happen if nothing is done. `sure` is false where only the type of the letter or its subject speaks for it.
 */
export type KindOfLetter = {
  id: string
  sure: boolean
  what: string
  next: string | null
  ifNot: string | null
}

/** Whom to ask for free help. `phone` of the sender is as printed, with its place in `evidence`; places have none. */
export type Help = {
  name: string
  does: string
  address: string | null
  phone: string | null
  evidence: Evidence[]
}
