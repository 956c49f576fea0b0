import { type DeliveryEvent, saying } from '@brieflotse/contract'
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

/** A letter that the practice post office took. Moments are ISO texts. */
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

/** Said with everything that the practice post office says. */
export const practiceSentence = 'Practice mode: nothing was posted.'

/** A step on the way of a letter; `at` is when it is reached, in milliseconds. */
export type Step = Omit<DeliveryEvent, 'at'> & { at: number }

/** The moment until which a letter can be stopped, in milliseconds. */
export function windowEnd({ takenAt }: PracticeLetter, speed: number): number {
  return Date.parse(takenAt) + practiceWindowMs / speed
}

/**
 * The whole way of a letter: printed on the next working morning and handed to the post that evening; a registered one is carried to
 * the door, an ordinary one is not followed. The same letter takes the same way. `speed` is how many times faster than life.
 */
export function courseOf(letter: PracticeLetter, speed: number): Step[] {
  const { takenAt, option, recipient, reference } = letter
  const taken = Date.parse(takenAt)
  const chance = chanceOf(reference)
  const place = placeOf(recipient)
  const postedOn = nextPostingDay(dayInGermany(new Date(taken)))
  const arrivesOn = addDeliveryDays(postedOn, deliveryOptions[option].days - 1)
  const at = (day: string, hour: number, spread: number) =>
    momentInGermany(day, hour, chance(spread)).getTime()
  const step = (status: Step['status'], moment: number, location: string | null, text: string) => ({
    status,
    at: Math.round(taken + (moment - taken) / speed),
    location,
    text: `${practiceSentence} ${text}`,
  })

  const steps = [
    step('processing', taken, null, 'The letter was taken.'),
    step('printed', at(postedOn, 7, 90), null, 'It would be printed now.'),
    step('shipped', at(postedOn, 17, 90), null, 'It would be handed to the post now.'),
    step('in_transit', at(addDays(postedOn, 1), 2, 150), place.centre, 'It would be sorted now.'),
  ]
  if (option === 'standard') return steps
  return [
    ...steps,
    step('out_for_delivery', at(arrivesOn, 7, 60), place.centre, 'It would be carried out now.'),
    step('delivered', at(arrivesOn, 9, 240), place.town, 'It would be handed over now.'),
  ]
}

/** How far the letter is at a moment, in milliseconds; a canceled one goes nowhere. */
export function reachedSteps(letter: PracticeLetter, speed: number, now: number): Step[] {
  return letter.canceledAt ? [] : courseOf(letter, speed).filter((step) => step.at <= now)
}

/** Whole numbers below a limit that look like chance and are always the same for the same letter. */
function chanceOf(reference: string): (below: number) => number {
  const bytes = createHash('sha256').update(reference).digest()
  let at = 0
  return (below) => bytes.readUInt16BE((at++ * 2) % 32) % below
}

/** Deutsche Post names its letter centres by the first two digits of the postcodes that they serve. */
function placeOf(recipient: string[]): { town: string | null; centre: string | null } {
  const town = recipient.findLast((line) => /^\d{5} \S/.test(line)) ?? null
  return { town, centre: town && saying('Letter centre {number}', { number: town.slice(0, 2) }) }
}
