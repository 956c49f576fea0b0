import {
  askedOfFriend,
  conditional,
  directDebitDenied,
  directDebitPhrase,
  dueToSender,
  givenToReader,
  movedBefore,
  nothingToPay,
  payingOfOthers,
  payVerb,
  toReader,
} from '../german/money-cues.ts'
import { findDates } from '../german/dates.ts'
import { statesConsequence } from '../german/request-cues.ts'
import type { Layout } from '../layout/types.ts'
import { bodySentences, type BodySentence } from './body-sentences.ts'
import { subPassage } from './words-at.ts'

/** Words that make a sentence about paying a request to the reader. */
const request =
  /\bbitte|\b(?:sie|ihr|euch|uns)\b|zu (?:zahlen|überweisen|begleichen|entrichten|erstatten|leisten)|zahlbar|fällig|fordern|erwarten wir|gebeten|zurückgefordert|auszugleichen|einzuzahlen|zurückzuzahlen/iu

/** `wird fällig` states when, but not who pays whom. */
export const isOnlyDue = (text: string) => /fällig(?!\p{L})/iu.test(text)

/** `Zahlen Sie die Gesamtsumme bis …, entfällt der Termin`: who does not pay must come. */
const stopsEnforcement =
  /, (?:so |dann )?entfällt (?:der termin|die (?:ladung|sperr|pfänd|vollstreck))/iu

/** `Zahlen Sie alles auf einmal, gewähren wir einen Nachlass`: an option with its result, no request. */
const isChoice = (text: string) =>
  !stopsEnforcement.test(text) &&
  /(?:^|[:–] )(?:(?:be)?zahlen|begleichen|überweisen|entrichten) sie [^!?]{0,200}, (?:so |dann )?(?:gewähren|entf[aä]ll|erhalten|sparen|verzichten|sehen|erlassen|ermäßig|reduzier|verringer|gilt|bieten|endet|ist)/iu.test(
    text,
  )

/** `wird voraussichtlich ab dem 1. November fällig`: not due yet. */
const isFuture = /(?<!\p{L})voraussichtlich(?!\p{L})[^;!?]*(?:fällig|zu zahlen)(?!\p{L})/iu

/** `Für einen Einkauf zahlen Sie 2 €`: a price, without a word on when or where to pay. */
const isPrice = (text: string) =>
  /^(?!(?:und|oder|bitte)\s)\p{L}[^.!?:]{0,120}\s(?:be)?(?:zahlen|entrichten) sie(?!\p{L})/iu.test(
    text,
  ) &&
  !/bitte|(?<!\p{L})(?:bis|innerhalb|binnen|fällig|sofort|umgehend|spätestens)(?!\p{L})|konto|überweis/iu.test(
    text,
  )

/** `Wenn Sie den Betrag in den nächsten Tagen überweisen, freue ich mich`: a polite request, not a condition. */
const politely =
  /^(?:wären|würden|könnten|würdest|könntest)\s(?:sie|du|ihr)(?!\p{L})[^;!?]{0,200}(?:überweis|(?<!an)zahl|begleich|ausgleich)\p{L}*\?$|(?:wenn|falls)\s(?:sie|du|ihr)\s[^;!?]{0,160}(?:überweis|zahl|begleich|ausgleich)\p{L}*[^;!?]{0,100},\s(?:freuen?|bin|sind|wären?)\s(?:ich|wir)(?!\p{L})/iu

/** With `bitte` it is a request, even if OCR lost the `Sie`. */
const speaksOfPaying = (text: string) =>
  askedOfFriend.test(text) ||
  dueToSender.test(text) ||
  (payVerb.test(text) &&
    (/(?<!\p{L})bitten?(?!\p{L})/iu.test(text) ||
      payVerb.test(payingOfOthers.reduce((rest, others) => rest.replace(others, ' '), text))))

/** Clauses between semicolons are separate: `Im Februar brauchen Sie nichts zu zahlen; zum 02.03. überweisen Sie bitte 31,62 €`. */
const clauses = (text: string) => text.split(/;\s/u)

/** Whether a sentence asks the reader to transfer or hand over money. */
const asksToPay = (said: BodySentence): boolean =>
  clauseAsks(said) ||
  // a denial ends with its clause; a condition or a consequence continues
  (nothingToPay.test(said.text) &&
    !statesConsequence(said.text) &&
    !conditional.test(said.text) &&
    clauses(said.text).some(
      (text) => asksOutright({ ...said, text }) && clauseAsks({ ...said, text }),
    ))

/** `Beschlossen werden soll über: …, zu zahlen aus der Rücklage`: not decided yet, or not the reader's money. */
const proposed = /(?<!\p{L})(?:beschlossen|abgestimmt|entschieden|beraten) werden soll/iu
const fromReserve = /zahlen\saus\s(?:der|den|unseren?)\s\p{L}*rücklage/iu

function clauseAsks({ text, remedy, leadIn }: BodySentence): boolean {
  if (proposed.test(leadIn) || fromReserve.test(text)) return false
  if (!remedy && politely.test(text)) return true
  if (
    remedy ||
    !speaksOfPaying(text) ||
    isChoice(text) ||
    isPrice(text) ||
    goesOn(text) ||
    /\bwäre|\bwürde/iu.test(text)
  )
    return false
  if (isOnlyDue(text) && givenToReader.test(text)) return false
  if (nothingToPay.test(text) || toReader.test(text)) return false
  if (statesConsequence(text) && !stopsEnforcement.test(text)) return false
  if (isFuture.test(text) || (movedBefore.test(text) && !/bitte/iu.test(text))) return false
  if (conditional.test(text) && !/\bbitte\b|zahlbar|überweisen sie|zahlen sie/iu.test(text))
    return false
  return (
    request.test(text) ||
    askedOfFriend.test(text) ||
    dueToSender.test(text) ||
    /fordern/iu.test(leadIn)
  )
}

/** Whether it is an explicit request, not only a description such as `ist zu zahlen`. */
export const asksOutright = ({ text, leadIn }: BodySentence) =>
  /\bbitte|forder(?:e|n|t)\b|erwarten wir|bitten um|aufgefordert|zahlbar|(?:wird|werden) (?:\p{L}+ ){0,3}gebeten|(?:^|[:;,–-]\s|und\s)(?:überweisen|zahlen|begleichen|gleichen|entrichten|holen) sie|(?<!\p{L})überweisen sie (?:uns |mir |daher |deshalb |also )?(?:\p{L}+ )?(?:nur|anstelle)(?!\p{L})/iu.test(
    text,
  ) ||
  askedOfFriend.test(text) ||
  dueToSender.test(text) ||
  politely.test(text) ||
  /fordern/iu.test(leadIn)

/** `ist bis zum 29.04. zu zahlen`, `ist auf das Konto … zu überweisen`: a duty with a day or place is a request, even in the passive. */
const bindsToPay = ({ text }: BodySentence) =>
  /(?<!\p{L})(?:ist|sind)(?!\p{L})[^;!?]*(?<!\p{L})(?:bis|binnen|innerhalb|sofort|unverzüglich|umgehend|zum|auf|an)(?!\p{L})[^;!?]*(?:zu (?:zahlen|überweisen|entrichten|begleichen|leisten)|einzuzahlen|auszugleichen|zurückzuzahlen)(?!\p{L})/iu.test(
    text,
  )

/** Whether it is an explicit request or a duty. */
export const isFirm = (said: BodySentence) => asksOutright(said) || bindsToPay(said)

/** `buchen wir nichts mehr ab`: a denial between subject and verb. */
const noDebit = /(?<!\p{L})(?:nichts?|keine?n?)(?!\p{L})/iu
/** A debit only under the previous sentence's condition (`Dann werden nur 54,80 € eingezogen`), or one that has ended. */
const otherDebit = /^dann\s|^(?!.*erstmals).*(?:letztmals|zum letzten mal)/iu

/** `Ihre Miete überweisen Sie wie bisher selbst`: nothing new, without amount and day. */
const goesOn = (text: string) =>
  /wie (?:bisher|gewohnt|üblich)(?!\p{L})/iu.test(text) &&
  (!/\d/u.test(text) || /(?<!\p{L})(?:laufende\p{L}*|unabhängig)(?!\p{L})/iu.test(text)) &&
  !/(?<!\p{L})bitte/iu.test(text)

/** Whether a sentence announces a direct debit. */
function announcesDebit({ text, remedy }: BodySentence): boolean {
  const phrase = remedy ? null : directDebitPhrase.exec(text)
  if (goesOn(text)) return false
  if (!phrase || directDebitDenied.test(text) || otherDebit.test(text)) return false
  return !noDebit.test(phrase[0]) || /sondern/iu.test(phrase[0])
}

/** The sentences about paying now. `none`: sentences that say that nothing has to be paid. */
export type PaymentTalk = {
  requests: BodySentence[]
  debits: BodySentence[]
  none: BodySentence[]
  sentences: BodySentence[]
}

/** `festgesetzt, zahlbar bis 05.05.2026` in a letter of 21 May: an earlier request. */
function isOver({ text }: BodySentence, letterDate: string): boolean {
  const ends = findDates(text).filter(({ start }) =>
    /(?<!\p{L})bis (?:zum )?$/iu.test(text.slice(0, start)),
  )
  return ends.length > 0 && ends.every(({ date }) => date !== null && date < letterDate)
}

const subjectAsks =
  /(?<!\p{L})bitte (?:zahlen|überweisen) sie [^!?]{0,40}\d\s?(?:€|EUR|Euro)(?!\p{L})/iu

/** `Beitragsrechnung 2027 – Bitte zahlen Sie 418,62 EUR bis zum 04.01.2027`: a request that only the subject contains. */
function inSubject(letter: Layout): BodySentence[] {
  return letter.blocks.flatMap((block, at): BodySentence[] => {
    const found = block.zone === 'subject' ? subjectAsks.exec(block.text) : null
    if (!found) return []
    const passage = subPassage(block, found.index, block.text.length)
    return [{ ...passage, block: at, role: block.role, heading: '', remedy: false, leadIn: '' }]
  })
}

/** Sorts the sentences about paying. Requests with a day before `letterDate` are left out. */
export function paymentTalk(letter: Layout, letterDate: string | null = null): PaymentTalk {
  const sentences = bodySentences(letter)
  const requests = sentences.filter(
    (said) => asksToPay(said) && !(letterDate !== null && isOver(said, letterDate)),
  )
  const debits = sentences.filter(announcesDebit)
  return {
    sentences,
    requests: requests.length > 0 || debits.length > 0 ? requests : inSubject(letter),
    debits,
    none: sentences.filter(
      (said) =>
        !said.remedy &&
        !asksToPay(said) &&
        nothingToPay.test(said.text) &&
        !statesConsequence(said.text),
    ),
  }
}

/** Whether a letter asks the reader to transfer money; `zahlbar` by a day does not count, because paid bills have it as well. */
export function asksForTransfer(letter: Layout): boolean {
  return paymentTalk(letter).requests.some(
    (said) => asksOutright(said) && /\bbitte|überweis|(?<!\p{L})konto(?!\p{L})/iu.test(said.text),
  )
}
