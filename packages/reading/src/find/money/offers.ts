import { merelyOffered, offerTitle } from '../../german/money-cues.ts'
import { findMoney } from '../../german/numbers.ts'
import type { Finding } from '../../types.ts'
import { askedAmounts, totalOf } from '../claim.ts'
import { asksOutright, type PaymentTalk } from '../payment-request.ts'
import type { Table } from '../tables.ts'
import { allWords } from '../words-at.ts'

/** Words that show a bill for an offer that was accepted before. */
const accepted =
  /(?:gemäß|laut|gem\.|lt\.|nach|aus|zu) (?:unserem |ihrem |dem )?angebot|rechnung|mahnung|bescheid/iu

const demands = /rechnung|mahnung|bescheid/iu
/** What only advertising says: how to get no more of it, and offers for regular customers. */
const advertises =
  /(?<!\p{L})keine\swerbung\smehr(?!\p{L})|(?<!\p{L})(?:der|unserer|dieser)\swerbung\s[^.!?]{0,40}widersprechen|(?<!\p{L})unser\sangebot\sfür\s(?:stamm)?kund(?:en|innen)/iu

/** An offer, or an advertisement that looks like a bill: its total in cents, `-` without a total. The reader owes nothing. */
export function findOffer(before: Finding[], talk: PaymentTalk, tables: Table[]): Finding | null {
  const subject = before.find(({ kind }) => kind === 'subject')
  const titled =
    subject && offerTitle.test(subject.value) && !accepted.test(subject.value) ? subject : null
  const said = talk.sentences.find(({ text }) => merelyOffered.test(text))
  const asks = talk.requests.some((one) => asksOutright(one) && askedAmounts(one).length > 0)
  const isDemand = before.some(({ kind, value }) => kind === 'document-type' && demands.test(value))
  const isQuiet = talk.requests.length === 0 && talk.debits.length === 0 && !isDemand
  const advert = isQuiet ? talk.sentences.find(({ text }) => advertises.test(text)) : undefined
  if (!said && !advert && (!titled || asks)) return null
  const total = tables.map(totalOf).findLast((row) => row !== null)
  const cents = total?.amounts.at(-1)?.cents
  const isPriced =
    tables.length > 0 || talk.sentences.some(({ text }) => findMoney(text).length > 0)
  if (!isPriced) return null
  const shown = said ?? advert
  return {
    kind: 'offer',
    value: cents === undefined ? '-' : String(cents),
    words: shown ? allWords(shown) : (titled?.words ?? []),
    stated: true,
    confidence: 0.85,
    why: shown ? 'the letter says that it is an offer' : 'its subject is an offer',
  }
}
