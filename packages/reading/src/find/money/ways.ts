import { creditWord, waysToPay, type WayToPay } from '../../german/money-cues.ts'
import type { Finding } from '../../types.ts'
import { askedAmounts, type Claim } from '../claim.ts'
import { namedAmounts } from './named.ts'
import type { PaymentTalk } from '../payment-request.ts'
import type { Said } from '../said.ts'
import { allWords } from '../words-at.ts'

/** What a way to pay is only one of several of, what is denied, or what somebody else did. */
const isNoWay =
  /(?<!\p{L})(?:nicht|keine?|oder|auch|sofern|falls|wenn|sollten?|alternativ|wahlweise|widerruf\p{L}*|erstatten wir|zurück\p{L}*|haben (?:sie|wir)|wurden?|hatten)(?!\p{L})|überweis/iu

/** That money changes hands, and is not only spoken of. */
const paying =
  /(?<!an)zahl|entricht|begleich|belast|abgerechnet|kassier|gebühr|verrechn|behalten|einbehalten|aufrechn|aufgerechnet|bar (?:zu|mit)/iu

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
  if (said.remedy || isNoWay.test(text) || !paying.test(text)) return null
  const isSetOff = waysToPay['set-off'].test(text)
  if (isSetOff && (toSender.test(text) || priced.test(text))) return null
  const ways = (['card', 'set-off', 'online', 'cash'] as const).filter((way) =>
    waysToPay[way].test(text),
  )
  // a card is shown at a counter, or the sender has its number
  return ways[0] === 'card' && charged.test(text) ? 'charged' : (ways[0] ?? null)
}

/**
 * How the money is paid where no transfer is made for it (`card 9300`, `-` where the amount is not named). The first sentence that says so
 * decides, unless the letter asks for a transfer.
 */
export function findWay(talk: PaymentTalk, claim: Claim | null): Finding | null {
  const isTransfer = ({ text, remedy }: Said) =>
    !remedy && transfer.test(text) && !denied.test(text)
  if (talk.sentences.some(isTransfer)) return null
  for (const said of talk.sentences) {
    const way = wayOf(said)
    if (!way) continue
    const amounts = askedAmounts(said)
    const own = amounts.find(({ lead }) => summed.test(lead)) ?? amounts[0] ?? namedAmounts(said)[0]
    const cents = own?.cents ?? claim?.cents
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
