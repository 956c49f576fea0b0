import {
  conditional,
  directDebitDenied,
  directDebitPhrase,
  givenToReader,
  nothingToPay,
  payVerb,
  toReader,
} from '../german/money-cues.ts'
import { statesConsequence } from '../german/request-cues.ts'
import type { Layout } from '../layout/types.ts'
import { sentencesOf, type Said } from './said.ts'

/** Words that make a sentence about paying a request to the reader. */
const request =
  /\bbitte|\b(?:sie|ihr|euch|uns)\b|zu (?:zahlen|überweisen|begleichen|entrichten|erstatten|leisten)|zahlbar|fällig|fordern|gebeten|zurückgefordert|auszugleichen|zurückzuzahlen/iu

/** `wird fällig` says when, and leaves open who pays whom. */
export const isOnlyDue = (text: string) => /fällig(?!\p{L})/iu.test(text)

/** Whether a sentence asks the reader to transfer or hand over money. */
function asksToPay({ text, remedy, leadIn }: Said): boolean {
  if (remedy || !payVerb.test(text) || /\bwäre|\bwürde/iu.test(text)) return false
  if (isOnlyDue(text) && givenToReader.test(text)) return false
  if (nothingToPay.test(text) || toReader.test(text) || statesConsequence(text)) return false
  if (conditional.test(text) && !/\bbitte\b|zahlbar|überweisen sie|zahlen sie/iu.test(text))
    return false
  return request.test(text) || /fordern/iu.test(leadIn)
}

/** Asked outright, not just described as `ist zu zahlen`. */
export const asksOutright = ({ text, leadIn }: Said) =>
  /\bbitte|forder(?:e|n|t)\b|bitten um|aufgefordert|zahlbar|wird (?:\p{L}+ ){0,3}gebeten|(?:überweisen|zahlen|begleichen|gleichen|entrichten|holen) sie/iu.test(
    text,
  ) || /fordern/iu.test(leadIn)

/** Whether a sentence says that the sender collects the money itself. */
function announcesDebit({ text, remedy }: Said): boolean {
  return !remedy && directDebitPhrase.test(text) && !directDebitDenied.test(text)
}

/** The sentences of a letter that are about paying now. `none` holds those that say that nothing is to be paid. */
export type PaymentTalk = { requests: Said[]; debits: Said[]; none: Said[]; sentences: Said[] }

export function paymentTalk(letter: Layout): PaymentTalk {
  const sentences = sentencesOf(letter)
  return {
    sentences,
    requests: sentences.filter(asksToPay),
    debits: sentences.filter(announcesDebit),
    none: sentences.filter(
      ({ text, remedy }) => !remedy && nothingToPay.test(text) && !statesConsequence(text),
    ),
  }
}
