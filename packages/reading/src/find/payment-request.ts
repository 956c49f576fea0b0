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
  /\bbitte|\b(?:sie|ihr|euch|uns)\b|zu (?:zahlen|überweisen|begleichen|entrichten|erstatten|leisten)|zahlbar|fällig|fordern|erwarten wir|gebeten|zurückgefordert|auszugleichen|zurückzuzahlen/iu

/** `wird fällig` says when, and leaves open who pays whom. */
export const isOnlyDue = (text: string) => /fällig(?!\p{L})/iu.test(text)

/** `Zahlen Sie alles auf einmal, gewähren wir einen Nachlass`: the reader may, and what follows is what comes of it. */
const isChoice = (text: string) =>
  /(?:^|[:–] )(?:(?:be)?zahlen|begleichen|überweisen|entrichten) sie [^!?]{0,200}, (?:so |dann )?(?:gewähren|entf[aä]ll|erhalten|sparen|verzichten|sehen|erlassen|ermäßig|reduzier|verringer|gilt|bieten|endet|ist)/iu.test(
    text,
  )

/** `Für einen Einkauf zahlen Sie 2 €`: what something costs, with no word on when or where to pay. */
const isPrice = (text: string) =>
  /^(?!(?:und|oder|bitte)\s)\p{L}[^.!?:]{0,120}\s(?:be)?(?:zahlen|entrichten) sie(?!\p{L})/iu.test(
    text,
  ) &&
  !/bitte|(?<!\p{L})(?:bis|innerhalb|binnen|fällig|sofort|umgehend|spätestens)(?!\p{L})|konto|überweis/iu.test(
    text,
  )

/** Whether a sentence asks the reader to transfer or hand over money. */
function asksToPay({ text, remedy, leadIn }: Said): boolean {
  if (
    remedy ||
    !payVerb.test(text) ||
    isChoice(text) ||
    isPrice(text) ||
    /\bwäre|\bwürde/iu.test(text)
  )
    return false
  if (isOnlyDue(text) && givenToReader.test(text)) return false
  if (nothingToPay.test(text) || toReader.test(text) || statesConsequence(text)) return false
  if (conditional.test(text) && !/\bbitte\b|zahlbar|überweisen sie|zahlen sie/iu.test(text))
    return false
  return request.test(text) || /fordern/iu.test(leadIn)
}

/** Asked outright, not just described as `ist zu zahlen`. */
export const asksOutright = ({ text, leadIn }: Said) =>
  /\bbitte|forder(?:e|n|t)\b|erwarten wir|bitten um|aufgefordert|zahlbar|wird (?:\p{L}+ ){0,3}gebeten|(?:^|[:;,–-]\s|und\s)(?:überweisen|zahlen|begleichen|gleichen|entrichten|holen) sie/iu.test(
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

/** Whether a letter asks the reader to send money; that a bill is `zahlbar` by some day is printed on those that were paid as well. */
export function asksForTransfer(letter: Layout): boolean {
  return paymentTalk(letter).requests.some(
    (said) => asksOutright(said) && /\bbitte|überweis|(?<!\p{L})konto(?!\p{L})/iu.test(said.text),
  )
}
