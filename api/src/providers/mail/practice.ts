import { AppError, message } from '@brieflotse/contract'
import { deliveryOptions, estimatedArrival } from '@brieflotse/rules'
import type { DeliveryOption } from '@brieflotse/rules'
import type { Mail, Posting } from './mail.ts'
import {
  reachedSteps,
  practiceStopEnd,
  type PracticeLetter,
  type DeliveryStep,
} from './practice-course.ts'
import type { PracticeDrawer } from './practice-drawer.ts'

export type PracticeMailOptions = {
  drawer: PracticeDrawer
  /** How many times faster than real time letters are printed and carried. */
  speed: number
  now?: () => number
}

/** A practice post office that stores every letter and simulates its delivery with realistic times. Nothing is ever posted. */
export function createPracticeMail({ drawer, speed, now = Date.now }: PracticeMailOptions): Mail {
  const posting = (letter: PracticeLetter) => postingOf(letter, speed, now())
  const known = async (providerId: string) => {
    const letter = await drawer.find(providerId)
    if (!letter) throw new AppError('mail-refused', message('practice-mail.unknown'))
    return letter
  }
  return {
    name: 'practice',
    practice: true,
    knowsAtOnce: true,
    options: Object.keys(deliveryOptions) as DeliveryOption[],
    limits: { pages: 100, bytes: 20_000_000 },
    layout: () => 'practice',
    quote: async ({ option }) => deliveryOptions[option].postage,
    estimate: estimatedArrival,
    async find(reference) {
      const letter = await drawer.find(reference)
      return letter && posting(letter)
    },
    async submit({ reference, pdf, pages, recipient, option }, signal) {
      signal.throwIfAborted()
      const price = deliveryOptions[option].postage
      const taken = { takenAt: new Date(now()).toISOString(), canceledAt: null }
      return posting(
        await drawer.take({ reference, option, recipient, pages, price, ...taken }, pdf),
      )
    },
    status: async (providerId) => posting(await known(providerId)),
    async cancel(providerId) {
      const letter = await known(providerId)
      if (letter.canceledAt) return true
      if (now() >= practiceStopEnd(letter, speed)) return false
      await drawer.change({ ...letter, canceledAt: new Date(now()).toISOString() })
      return true
    },
    forget: (reference) => drawer.remove(reference),
  }
}

function postingOf(letter: PracticeLetter, speed: number, now: number): Posting {
  const reached = reachedSteps(letter, speed, now)
  const last = reached.at(-1)
  const state = letter.canceledAt ? 'canceled' : stateOf(last)
  const printed = reached.some(({ status }) => status === 'printed')
  return {
    providerId: letter.reference,
    state,
    at: letter.canceledAt ?? momentOf(state, reached) ?? letter.takenAt,
    cancelUntil:
      state === 'waiting' ? new Date(practiceStopEnd(letter, speed)).toISOString() : null,
    addressSeen: letter.recipient,
    carrierCode: printed ? letter.carrierCode : null,
    price: letter.price,
    reason: message('practice-mail.nothing-posted'),
  }
}

/** Between the cancellation deadline and printing, the letter waits but can no longer be cancelled. */
function stateOf(last: DeliveryStep | undefined): Posting['state'] {
  if (last === undefined || last.status === 'processing') return 'waiting'
  if (last.status === 'printed') return 'printing'
  return last.status === 'delivered' ? 'delivered' : 'posted'
}

/** When the letter reached this state, as its tracking also shows. */
function momentOf(state: Posting['state'], reached: DeliveryStep[]): string | null {
  const status = { printing: 'printed', posted: 'shipped', delivered: 'delivered' }[state as string]
  const step = reached.find((one) => one.status === status)
  return step ? new Date(step.at).toISOString() : null
}
