import type { PlainDate } from '@brieflotse/rules'
import { letterDay, type Facts } from '../explain/facts.ts'
import { bodySentences, type BodySentence } from '../find/body-sentences.ts'
import type { TableRow } from '../find/sums.ts'
import { tablesOf } from '../find/tables.ts'
import { allWords } from '../find/words-at.ts'
import { dateNear, findDates } from '../german/dates.ts'
import { findMoney } from '../german/numbers.ts'
import { statesConsequence } from '../german/request-cues.ts'
import { say } from '../said/say.ts'
import { payDay } from './pay-day.ts'
import { toldOf, type StepDraft } from './step.ts'
import type { StepDay } from './types.ts'

const reader = String.raw`(?:ihnen|euch|dir)(?!\p{L})`
const paid = String.raw`(?:gut(?:ge)?schr\p{L}+|(?:aus|nach|zurück)?(?:ge)?zahlt|erstattet|überwiesen|angewiesen|zurückgebucht)`
/** The reader's account: `auf Ihr Konto`, `auf das von Ihnen angegebene Konto` */
const account = String.raw`(?<!\p{L})auf\s(?:(?:ihr|euer|dein)\s(?:\p{L}+)?konto|das\s(?:(?:von|uns)\s)?(?:ihnen\s)?(?:angegebene|genannte|bekannte|hinterlegte)\s(?:\p{L}+)?konto)(?!\p{L})`

/** The sender pays the reader: `erhalten Sie 20,00 € zurück`, `wird Ihnen … nachgezahlt`, `auf Ihr Konto überwiesen habe`. */
const gives = new RegExp(
  [
    String.raw`(?<!\p{L})(?:erhalten|bekommen)\s(?:sie|ihr)(?!\p{L})[^.!?]{0,40}\d`,
    String.raw`\d\s?(?:€|EUR|Euro)[^.!?]{0,20}\s(?:erhalten|bekommen)\s(?:sie|ihr)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:sie|ihr)\s(?:erhalten|bekommen|erhaltet|bekommt)(?!\p{L})[^.!?]{0,40}\d`,
    String.raw`(?<!\p{L})(?:erstatten?|vergüten?|überweisen?|zahlen?|schreiben?|bewilligen?|gewähren?)\s(?:wir|ich)\s${reader}`,
    String.raw`(?<!\p{L})und\s(?:erstatten?|vergüten?|überweisen?|zahlen?)\s${reader}`,
    String.raw`(?<!\p{L})(?:wir|ich)\s(?:erstatten?|vergüten?|überweisen?|zahlen?|bewilligen?|gewähren?)\s${reader}`,
    String.raw`(?<!\p{L})(?:wird|werden)\s${reader}[^!?]{0,120}(?:${paid}|bewilligt|gewährt)`,
    String.raw`${account}[^!?]{0,60}${paid}`,
    String.raw`(?<!\p{L})(?:erstatten?|überweisen?|zahlen?)\s(?:wir|ich)(?!\p{L})[^!?]{0,80}${account}`,
    String.raw`(?<!\p{L})(?:geht|gehen)\s${reader}[^!?]{0,80}\szu(?=[.,;]|$)`,
    String.raw`(?<!\p{L})(?:ihrem|eurem|deinem)\s(?:\p{L}+)?konto[^!?]{0,60}gut(?:ge)?schr`,
    String.raw`(?<!\p{L})(?:(?:wir|ich)\shaben?|haben?\s(?:wir|ich))\s[^!?]{0,100}(?:gutgeschrieben|zurückgebucht|zurücküberwiesen)`,
    String.raw`(?<!\p{L})(?:wird|werden)\s(?![^!?]{0,80}\san\s(?:die|den|das|ihren?)\s)[^!?]{0,80}(?<!\p{L})(?:ausgezahlt|überwiesen|angewiesen)(?!\p{L})`,
    String.raw`^(?:angewiesen|ausgezahlt|überwiesen|erstattet)\s(?:wird|werden)(?!\p{L})[^!?]{0,40}\d`,
    String.raw`(?<!\p{L})(?:wird|werden)\sin\shöhe\svon\s[^!?]{0,40}\s(?:erstattet|ausgezahlt|zurückgezahlt)(?!\p{L})`,
    String.raw`(?<!\p{L})guthaben\s(?:von|in\shöhe\svon)\s[^!?]{0,160}\s(?:erstattet|ausgezahlt|überwiesen|zurückgezahlt)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:geht|gehen)\sauf\s(?:die|ihre|deine)\s\p{L}*karte(?!\p{L})[^!?]{0,60}\szurück(?!\p{L})`,
  ].join('|'),
  'iu',
)
/** Conditional payments, upper limits, payments to others, and things that are not money. */
const unsure =
  /(?<!\p{L})(?:sofern|falls|wenn|sollten?|würden?|könnten?|kann|können|bis zu|höchstens|maximal|mindestens|je|jeweils|pro|auf antrag|wer|abzüglich|nicht|kein\p{L}*|statt|voraussichtlich|brutto|gutschein\p{L}*|rabatt\p{L}*|darlehen|prozesskosten\p{L}*|stundung|\p{L}*raten|teilzahlung\p{L}*|etwaige\p{L}*|bereits|von ihnen (?:zu|überwiesen|gezahlt))(?!\p{L})/iu
const paidRow =
  /^(?:an sie|überweisungsbetrag|auszuzahlender betrag|zu viel (?:ent|be|ge)\p{L}+|auszahlung|(?:rück)?erstattung|rückzahlung|entschädigung|gutschrift|überweisung)(?:sbetrag)?(?:\s(?:an sie|gesamt|insgesamt|heute \p{L}+|zum \d{1,2}\.\d{1,2}\.\d{4}))?\s*:?$|(?<!\p{L})(?:an|zu) (?:sie|ihnen|dich|dir|euch) zurück(?!\p{L})/iu
const total = /^(?:summe|gesamt|insgesamt|zusammen)(?!\p{L})/iu
const paidColumn =
  /^(?:(?:rück)?erstattung|auszahlung|bewilligt|wir (?:zahlen|erstatten))(?!\p{L})/iu
const monthly = /(?<!\p{L})(?:monatlich\p{L}*|im monat|mtl)(?!\p{L})/iu
/** `Der Betrag wird überwiesen`: the amount was named before. */
const named =
  /(?<!\p{L})(?:betr[aä]ge?s?|guthaben|vorschuss|leistung(?:en)?|geld|\p{L}+geld|rente|nachzahlung|entschädigung|summe)(?!\p{L})/iu

/** Money for the reader. `cents`: null if the letter does not state how much. */
type Given = { cents: number | null; isMonthly: boolean; words: number[]; said: BodySentence }

/** The clause about it, without clauses after a semicolon, which may be about others. */
const clauseOf = (text: string) => text.split(';').find((clause) => gives.test(clause)) ?? null

const euros = (text: string) =>
  findMoney(text).filter(
    ({ cents, per, currency }) =>
      cents > 0 && (!per || /^monat$/iu.test(per)) && (currency ?? 'EUR') === 'EUR',
  )

/** The only amount in the letter; null if there are several. */
function onlyAmount({ letter }: Facts): number | null {
  const all = letter.blocks
    .filter(({ zone }) => zone === 'body' || zone === 'subject')
    .flatMap(({ text }) => findMoney(text))
  const [only = null, second] = new Set(all.map(({ cents }) => Math.abs(cents)))
  return second === undefined ? only : null
}

function inSentence(
  facts: Facts,
  said: BodySentence,
  before: BodySentence | undefined,
): Given | null {
  const clause = said.remedy ? null : clauseOf(said.text)
  if (!clause || unsure.test(clause)) return null
  // `Den Betrag, also 18 €, schreiben wir gut` does not begin with a verb, so it is no condition
  if (!/^(?:D|Ein|Ihr|Dies)en\s/u.test(said.text) && statesConsequence(said.text)) return null
  const amounts = euros(clause)
  const [amount, second] = amounts
  const given = { words: allWords(said), said, isMonthly: monthly.test(clause) }
  if (amount) return second ? null : { ...given, cents: amount.cents }
  if (findMoney(clause).length > 0 || !named.test(clause)) return null
  const [earlier, another] = before ? euros(before.text) : []
  const isEarlier = earlier && !another && before && !unsure.test(before.text)
  return { ...given, cents: isEarlier ? earlier.cents : onlyAmount(facts) }
}

/** `bis zum 4. Februar`, `spätestens am 15. Mai`: the day of the payout, if it is not before the letter's date. */
const due =
  /(?<!\p{L})(?:bis(?:\s(?:spätestens\s)?zum)?|spätestens(?:\s(?:am|zum|bis))?|zum|am)\s(?:\p{L}+tag,?\s(?:den\s)?)?$/iu

/** For benefits paid over a period, `bis` states the end of the period. */
const atOnce = /überw|erstatt|gut(?:ge)?schr|schreib\p{L}*\s[^;!?]*\sgut(?!\p{L})|aus(?:ge)?zahl/iu

/** The day of the payout, from the same sentence or the next one. */
export function dayOfMoney(facts: Facts, words: number[]): StepDay | null {
  const letterDate = letterDay(facts)
  if (!letterDate) return null
  const sentences = bodySentences(facts.letter)
  const given = sentences.filter(({ text }) => gives.test(text) && !unsure.test(text))
  const own = sentences.find(
    (said) => gives.test(said.text) && allWords(said).some((word) => words.includes(word)),
  )
  // an amount in a table has its day in the only sentence about it
  const said = own ?? (given.length === 1 ? given[0] : undefined)
  const at = said ? sentences.indexOf(said) : -1
  const next =
    /^(?:gutgeschrieben|ausgezahlt|überwiesen|die (?:zahlung|überweisung|auszahlung)|das geld)(?!\p{L})/iu
  const near = sentences.slice(at, at + 2).filter(({ text }, i) => i === 0 || next.test(text))
  // `Die erste Zahlung wird am 31.08. gutgeschrieben`, further below and without another amount
  const below = given.filter(({ text }) => findMoney(text).length === 0)
  const about = near.some(({ text }) => findDates(text).length > 0) ? near : below
  const days = (at < 0 ? [] : about).flatMap(({ text }) =>
    findDates(text).flatMap((date): PlainDate[] => {
      const day = dateNear(date, letterDate)
      const isWhen = due.test(text.slice(0, date.start)) && atOnce.test(text)
      return day && day >= letterDate && isWhen ? [day] : []
    }),
  )
  const day = days[0] ?? dayOfArrival(sentences, letterDate)
  return day ? { ...payDay(day), deadline: null } : null
}

/** Words for money on its way to the reader, in letters known to pay the reader. */
const arrives =
  /(?<!\p{L})(?:(?:aus|rück)?zahlung|ausgezahlt|auszuzahlen|(?:rück)?erstattung|erstattet|erstatten|überweisen|überweisung|überwiesen|angewiesen|anweisung|gutschrift|gutgeschrieben|schreiben|zahlungs?eingang|eingang|geld|guthaben|summe|betrag|\p{L}*konto|\p{L}*karte|sehen sie ihn|(?:haben|sehen) sie (?:das|die|den|ihn|sie))(?!\p{L})/iu
/** Money from the reader, requests, and periods. */
const leaves =
  /(?<!\p{L})(?:überweisen|zahlen|reichen|senden|schicken|schreiben|teilen|nennen|melden|geben|legen) sie|(?<!\p{L})(?:bitte|(?:ziehen|buchen) wir|wir (?:ziehen|buchen)|von ihrem \p{L}*konto|einzug|einziehen|eingezogen|abbuch\p{L}*|abgebucht|lastschrift|widerspruch|einspruch|widersprechen|zu zahlen|fällig|mitzuteilen|anzugeben|sollen|angerechnet|verrechnet|verbleib\p{L}*|zeitraum|gekündigt)(?!\p{L})/iu

/** The one day on which the letter says that money comes: `Der Eingang ist bis zum 18.06.2026 zu erwarten`. */
function dayOfArrival(sentences: BodySentence[], letterDate: PlainDate): PlainDate | null {
  const days = sentences
    .filter(({ text, remedy }) => !remedy && arrives.test(text))
    .flatMap(({ text }) => text.split(/;\s/u))
    .filter((clause) => !leaves.test(clause))
    .flatMap((text) =>
      findDates(text).flatMap((date): PlainDate[] => {
        const day = dateNear(date, letterDate)
        const before = text.slice(0, date.start)
        const isDue = due.test(before) && !/(?<!\p{L})(?:vom|von|ab|seit)\s[^,;]*$/iu.test(before)
        return day && day >= letterDate && isDue ? [day] : []
      }),
    )
  const [day, another] = new Set(days)
  return day && !another ? day : null
}

/** `Auszahlung 716,22 €`, or the total of a column of refunds. */
const isPaidRow = ({ label, amounts }: TableRow) =>
  (amounts.length === 1 && paidRow.test(label)) ||
  (total.test(label) && paidColumn.test(amounts.at(-1)?.header ?? ''))

/** `Auszahlung: 1.143,18 €` on its own line. */
const isPaidLine = ({ text }: BodySentence) => {
  const [, label] = /^([^:]{4,60}):\s[\d.]+,\d\d\s?(?:€|EUR)$/u.exec(text) ?? []
  return label !== undefined && paidRow.test(label)
}

/** `Gutschrift zum 15.05.2026: 47,20 €` */
function dayInLine({ text }: BodySentence, facts: Facts): StepDay | null {
  const [date, another] = findDates(text)
  const letterDate = letterDay(facts)
  const day = date && !another && letterDate ? dateNear(date, letterDate) : null
  return day && letterDate && day >= letterDate ? { ...payDay(day), deadline: null } : null
}

/** The payout to the reader if the letter states exactly one amount; null if there are several or none. */
export function paidOut(facts: Facts): StepDraft | null {
  const { letter } = facts
  const row = tablesOf(letter)
    .flatMap(({ rows }) => rows)
    .findLast(isPaidRow)
  const amount = row?.amounts.at(-1)
  const sentences = bodySentences(letter)
  const all = sentences.flatMap((one, at) => inSentence(facts, one, sentences[at - 1]) ?? [])
  const stated = all.filter(({ cents }) => cents !== null)
  // next to a monthly benefit, what is paid for the past comes first
  const once = stated.filter(({ isMonthly }) => !isMonthly)
  const known = once.length > 0 ? once : stated
  const said = known[0] ?? all[0]
  const line = amount ? undefined : sentences.findLast(isPaidLine)
  const inLine = line && euros(line.text)[0]
  const cents = amount ? Math.abs(amount.cents) : (inLine?.cents ?? said?.cents ?? null)
  if (cents === null ? !said : known.some((one) => one.cents !== cents)) return null
  const words = amount?.words ?? (line && allWords(line)) ?? said?.words ?? []
  const day = (line && dayInLine(line, facts)) ?? dayOfMoney(facts, said?.words ?? words)
  const sum = cents === null ? null : { cents, currency: 'EUR' }
  const isMonthly = said?.isMonthly === true && said.cents === cents
  return {
    act: 'receive',
    says: [
      sum
        ? say(isMonthly ? 'step.receive-monthly' : 'step.receive', { sum, day: toldOf(day) })
        : say('step.receive-unread'),
    ],
    why: say('why.credit'),
    amount: sum && { ...sum, role: 'whole' },
    day,
    words,
    deadlines: [],
    confidence: sum ? 0.75 : 0.6,
  }
}
