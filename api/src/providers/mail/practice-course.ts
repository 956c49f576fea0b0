import { type DeliveryEvent, message, type MessageId, type Said } from '@brieflotse/contract'
import {
  addDays,
  addDeliveryDays,
  dayInGermany,
  deliveryOptions,
  momentInGermany,
  nextPostingDay,
  type DeliveryOption,
} from '@brieflotse/rules'
import { createHash } from 'node:crypto'

/** A letter at the practice post office. Times are ISO texts. */
export type PracticeLetter = {
  reference: string
  option: DeliveryOption
  recipient: string[]
  pages: number
  price: number
  carrierCode: string | null
  takenAt: string
  canceledAt: string | null
}

const practiceWindowMs = 15 * 60_000

/** A step in a letter's delivery; `at` is its time in milliseconds. */
export type DeliveryStep = Omit<DeliveryEvent, 'at'> & { at: number }

type Where = { location?: string; locationSaid?: Said }
type Told = Extract<MessageId, `practice-mail.${string}`> &
  Exclude<MessageId, 'practice-mail.centre'>

/** The time until which a letter can be cancelled, in milliseconds. */
export function practiceStopEnd({ takenAt }: PracticeLetter, speed: number): number {
  return Date.parse(takenAt) + practiceWindowMs / speed
}

/**
 * All steps of a letter: printed on the next working morning and posted that evening. Only a registered letter has further steps up
 * to delivery. The same letter always has the same steps. `speed` is how many times faster than real time.
 */
export function courseOf(letter: PracticeLetter, speed: number): DeliveryStep[] {
  const { takenAt, option, recipient, reference } = letter
  const taken = Date.parse(takenAt)
  const chance = chanceOf(reference)
  const place = placeOf(recipient)
  const postedOn = nextPostingDay(dayInGermany(new Date(taken)))
  const arrivesOn = addDeliveryDays(postedOn, deliveryOptions[option].days - 1)
  const at = (day: string, hour: number, spread: number) =>
    momentInGermany(day, hour, chance(spread)).getTime()
  const step = (
    status: DeliveryStep['status'],
    moment: number,
    where: Where,
    said: Told,
  ): DeliveryStep => ({
    status,
    at: Math.round(taken + (moment - taken) / speed),
    location: null,
    ...where,
    text: null,
    said: message(said),
  })

  const steps = [
    step('processing', taken, {}, 'practice-mail.taken'),
    step('printed', at(postedOn, 7, 90), {}, 'practice-mail.printed'),
    step('shipped', at(postedOn, 17, 90), {}, 'practice-mail.posted'),
    step('in_transit', at(addDays(postedOn, 1), 2, 150), place.centre, 'practice-mail.sorted'),
  ]
  if (option === 'standard') return steps
  return [
    ...steps,
    step('out_for_delivery', at(arrivesOn, 7, 60), place.centre, 'practice-mail.carried-out'),
    step('delivered', at(arrivesOn, 9, 240), place.town, 'practice-mail.handed-over'),
  ]
}

/** The steps reached at a time (in milliseconds); none after a cancellation. */
export function reachedSteps(letter: PracticeLetter, speed: number, now: number): DeliveryStep[] {
  return letter.canceledAt ? [] : courseOf(letter, speed).filter((step) => step.at <= now)
}

/** Deterministic pseudo-random numbers below a limit, seeded by the reference. */
function chanceOf(reference: string): (below: number) => number {
  const bytes = createHash('sha256').update(reference).digest()
  let at = 0
  return (below) => bytes.readUInt16BE((at++ * 2) % 32) % below
}

/** Deutsche Post names its mail centres by the first two digits of their postcodes. */
function placeOf(recipient: string[]): { town: Where; centre: Where } {
  const town = recipient.findLast((line) => /^\d{5} \S/.test(line))
  if (town === undefined) return { town: {}, centre: {} }
  const centre = message('practice-mail.centre', { number: town.slice(0, 2) })
  return { town: { location: town }, centre: { locationSaid: centre } }
}
