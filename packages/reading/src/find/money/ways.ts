import { creditWord, waysToPay, type WayToPay } from '../../german/money-cues.ts'
import type { Finding } from '../../types.ts'
import { askedAmounts, totalOf, type Demand } from '../claim.ts'
import { namedAmounts } from './named.ts'
import type { PaymentTalk } from '../payment-request.ts'
import type { BodySentence } from '../body-sentences.ts'
import type { Table } from '../tables.ts'
import { allWords } from '../words-at.ts'
import { onlyWhen } from './day-asked.ts'
import { debitDay } from './debits.ts'

/** Words for an optional or denied way of payment, or for another person's payment. */
const isNoWay =
  /(?<!\p{L})(?:nicht|keine?|oder|auch|sofern|falls|wenn|sollten?|alternativ|wahlweise|würden?|müssten?|könnten?|widerruf\p{L}*|erstatten wir|zurück\p{L}*|haben (?:sie|wir)|wurden?|hatten)(?!\p{L})|überweis/iu

/** `bar oder mit Karte` means payment on the spot. */
const bothThere =
  /(?:bar(?:geld)?|(?:giro|ec-|kredit)?(?:karte|card))\s(?:oder|und)\s(?:auch\s)?(?:(?:in|mit|per)\s)?(?:der\s)?(?:bar(?:geld)?|(?:giro|ec-|kredit)?(?:karte|card))(?!\p{L})/giu

/** Words for an actual payment. */
const paying =
  /(?<!an)zahl|entricht|begleich|belast|abgerechnet|kassier|gebühr|verrechn|behalten|einbehalten|aufrechn|aufgerechnet|bar (?:zu|mit)|samm(?:eln?|le)(?!\p{L})|(?<!\p{L})(?:gibst|gib|gebt|geben|bring(?:t|en))(?!\p{L})/iu

/** `Wir haben beschlossen, Ihrer Familie 500 € in bar zu geben` */
const givesReader =
  /(?<!\p{L}|(?:bitten?|fordern?|ersuchen?)\s)(?:wir|ich)(?!\p{L}|\s(?:bitten?|fordern?|ersuchen?)(?!\p{L}))[^!?]{0,120}\s(?:ihnen|ihrer|ihrem|euch|dir)\s[^!?]{0,160}\s(?:geben|zahlen|auszahlen|erstatten)(?!\p{L})/iu

const charged = /belast|abgebucht|hinterlegt/iu

const transfer =
  /überweis|(?:auf|an) (?:\p{L}+ ){0,4}(?:konto|bankverbindung)(?!\p{L})|dauerauftrag|(?<!\p{L})IBAN/iu
const denied = /(?<!\p{L})(?:nichts?|keine?|statt)(?!\p{L})/iu

/** Words for the reader's own money: setting that off is no payment by the reader. */
const toSender = new RegExp(`${creditWord.source}|erstattung|überschuss|überzahl|kaution`, 'iu')

/** A price and how it would be paid: the reader does not owe it yet. */
const priced = /(?<!\p{L})(?:kostet|kosten(?=\s(?:pauschal|\d)))(?!\p{L})/iu

/** In `3,30 € je Nacht, also 92,40 €`, words before the sum. */
const summed = /(?<!\p{L})(?:also|insgesamt|zusammen|gesamt|somit|mithin|=)\s*$/iu

/** The way of payment in a sentence; null if the reader can choose. */
function wayOf(said: BodySentence): WayToPay | 'charged' | null {
  const { text } = said
  if (said.remedy || givesReader.test(text)) return null
  if (isNoWay.test(text.replace(bothThere, 'bar')) || !paying.test(text)) return null
  const isSetOff = waysToPay['set-off'].test(text)
  if (isSetOff && (toSender.test(text) || priced.test(text))) return null
  const ways = (['card', 'set-off', 'online', 'cash'] as const).filter((way) =>
    waysToPay[way].test(text),
  )
  // a card is shown at a counter, or the sender has already charged it
  return ways[0] === 'card' && charged.test(text) ? 'charged' : (ways[0] ?? null)
}

/** `Jede weitere kostet 15,00 €; bitte bringen Sie 30,00 € in bar mit`: the amount in the clause about the way. */
function isBesideWay(text: string, start: number, end: number): boolean {
  const before =
    text
      .slice(0, start)
      .split(/[;,]\s/u)
      .at(-1) ?? ''
  const after = text.slice(end).split(/[;,]\s/u)[0] ?? ''
  return waysToPay.cash.test(before + after) || waysToPay.card.test(before + after)
}

/** `Bleiben 262,50 €. Die gibst du mir beim Abholen`: the remaining amount of the previous sentence. */
function before(said: BodySentence, { sentences }: PaymentTalk) {
  const above = sentences[sentences.indexOf(said) - 1]
  if (
    !above ||
    above.block !== said.block ||
    !/^(?:die|das|den|diese[nrs]?|es)\s/iu.test(said.text)
  )
    return null
  return namedAmounts(above).findLast(({ name }) => name === 'left') ?? null
}

/**
 * The way of payment if it is no transfer (`card 9300`, `-` without an amount). The first sentence decides, unless the letter asks for a
 * transfer.
 */
export function findWay(talk: PaymentTalk, claim: Demand | null, tables: Table[]): Finding | null {
  const isTransfer = ({ text, remedy }: BodySentence) =>
    !remedy && transfer.test(text) && !denied.test(text)
  if (talk.sentences.some(isTransfer)) return null
  // an amount that is asked for is not set off
  const total = tables.map(totalOf).findLast((row) => row?.confirmed)
  const isAsked = claim?.stated === true
  for (const said of talk.sentences) {
    const way = wayOf(said)
    if (!way || (way === 'set-off' && isAsked)) continue
    const amounts = askedAmounts(said)
    const own =
      amounts.find(({ lead }) => summed.test(lead)) ??
      amounts.find(({ start, end }) => isBesideWay(said.text, start, end)) ??
      amounts[0] ??
      namedAmounts(said)[0]
    const cents =
      own?.cents ?? before(said, talk)?.cents ?? total?.amounts.at(-1)?.cents ?? claim?.cents
    if (cents === undefined && !talk.requests.includes(said)) continue
    return {
      kind: 'payment-way',
      value: `${way} ${cents ?? '-'}`,
      words: allWords(said),
      stated: true,
      confidence: 0.85,
      why: 'the letter says how it is paid',
    }
  }
  return null
}

/** `Den Rest belasten wir am 3. August der Karte`: the day in the sentence with the way of payment. */
export function dayOfWay(
  { sentences }: PaymentTalk,
  { words }: Finding,
  near: string | null,
): Finding[] {
  const said = sentences.find((one) => allWords(one).some((word) => words.includes(word)))
  const next = said && sentences[sentences.indexOf(said) + 1]
  const day =
    said && (debitDay(said, near) ?? (next && onlyWhen.test(next.text) && debitDay(next, near)))
  return day ? [day] : []
}
