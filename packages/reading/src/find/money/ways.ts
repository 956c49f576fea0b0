import { creditWord, waysToPay, type WayToPay } from '../../german/money-cues.ts'
import type { Finding } from '../../types.ts'
import { askedAmounts, totalOf, type Claim } from '../claim.ts'
import { namedAmounts } from './named.ts'
import type { PaymentTalk } from '../payment-request.ts'
import type { Said } from '../said.ts'
import type { Table } from '../tables.ts'
import { allWords } from '../words-at.ts'
import { dayIn } from './debits.ts'

/** What a way to pay is only one of several of, what is denied, or what somebody else did. */
const isNoWay =
  /(?<!\p{L})(?:nicht|keine?|oder|auch|sofern|falls|wenn|sollten?|alternativ|wahlweise|würden?|müssten?|könnten?|widerruf\p{L}*|erstatten wir|zurück\p{L}*|haben (?:sie|wir)|wurden?|hatten)(?!\p{L})|überweis/iu

/** `bar oder mit Karte` leaves no other choice than to pay there. */
const bothThere =
  /(?:bar(?:geld)?|(?:giro|ec-|kredit)?(?:karte|card))\s(?:oder|und)\s(?:auch\s)?(?:(?:in|mit|per)\s)?(?:der\s)?(?:bar(?:geld)?|(?:giro|ec-|kredit)?(?:karte|card))(?!\p{L})/giu

/** That money changes hands, and is not only spoken of. */
const paying =
  /(?<!an)zahl|entricht|begleich|belast|abgerechnet|kassier|gebühr|verrechn|behalten|einbehalten|aufrechn|aufgerechnet|bar (?:zu|mit)|samm(?:eln?|le)(?!\p{L})|(?<!\p{L})(?:gibst|gib|gebt|geben|bring(?:t|en))(?!\p{L})/iu

const charged = /belast|abgebucht|hinterlegt/iu

const transfer =
  /überweis|(?:auf|an) (?:\p{L}+ ){0,4}(?:konto|bankverbindung)(?!\p{L})|dauerauftrag|(?<!\p{L})IBAN/iu
const denied = /(?<!\p{L})(?:nichts?|keine?|statt)(?!\p{L})/iu

/** What is set off is the reader's own money. */
const toSender = new RegExp(`${creditWord.source}|erstattung|überschuss|überzahl|kaution`, 'iu')

/** What something would cost, and how that would be paid: nothing is owed for it yet. */
const priced = /(?<!\p{L})(?:kostet|kosten(?=\s(?:pauschal|\d)))(?!\p{L})/iu

/** Of `3,30 € je Nacht, also 92,40 €` the sum. */
const summed = /(?<!\p{L})(?:also|insgesamt|zusammen|gesamt|somit|mithin|=)\s*$/iu

/** The way that a sentence says the money takes; null where it leaves the choice. */
function wayOf(said: Said): WayToPay | 'charged' | null {
  const { text } = said
  if (said.remedy || isNoWay.test(text.replace(bothThere, 'bar')) || !paying.test(text)) return null
  const isSetOff = waysToPay['set-off'].test(text)
  if (isSetOff && (toSender.test(text) || priced.test(text))) return null
  const ways = (['card', 'set-off', 'online', 'cash'] as const).filter((way) =>
    waysToPay[way].test(text),
  )
  // a card is shown at a counter, or the sender has its number
  return ways[0] === 'card' && charged.test(text) ? 'charged' : (ways[0] ?? null)
}

/** `Bleiben 262,50 €. Die gibst du mir beim Abholen`: what is left by the sentence before. */
function before(said: Said, { sentences }: PaymentTalk) {
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
 * How the money is paid where no transfer is made for it (`card 9300`, `-` where the amount is not named). The first sentence that says so
 * decides, unless the letter asks for a transfer.
 */
export function findWay(talk: PaymentTalk, claim: Claim | null, tables: Table[]): Finding | null {
  const isTransfer = ({ text, remedy }: Said) =>
    !remedy && transfer.test(text) && !denied.test(text)
  if (talk.sentences.some(isTransfer)) return null
  // what is asked for with its amount is not set off
  const total = tables.map(totalOf).findLast((row) => row?.confirmed)
  const isAsked = claim?.stated === true
  for (const said of talk.sentences) {
    const way = wayOf(said)
    if (!way || (way === 'set-off' && isAsked)) continue
    const amounts = askedAmounts(said)
    const own = amounts.find(({ lead }) => summed.test(lead)) ?? amounts[0] ?? namedAmounts(said)[0]
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

/** `Den Rest belasten wir am 3. August der Karte`: the day of the sentence that names the way. */
export function dayOfWay(
  { sentences }: PaymentTalk,
  { words }: Finding,
  near: string | null,
): Finding[] {
  const said = sentences.find((one) => allWords(one).some((word) => words.includes(word)))
  const day = said && dayIn(said, near)
  return day ? [day] : []
}
