import { AppError, asSaid, message } from '@brieflotse/contract'
import { setTimeout as wait } from 'node:timers/promises'
import type { Posting } from './mail.ts'
import type { PingenCalls } from './pingen-calls.ts'
import { findLetter, isGone } from './pingen-find.ts'
import {
  isHeld,
  isReadRight,
  letterIn,
  pingenPosting,
  referenceOf,
  stateOf,
  timeOf,
  type PingenLetter,
} from './pingen-letter.ts'
import * as v from 'valibot'

export type PingenDeskDeps = {
  calls: PingenCalls
  path: string
  holdMs: number
  readMs: number
  pollMs: number
  now: () => number
}

const takenOut = message('shop.taken-out')
const statusIn = (error: unknown): unknown =>
  error instanceof AppError ? (error.cause as { status?: number } | undefined)?.status : undefined

/** Reasons for returned letters come only by webhook, so they are remembered in memory. */
const keptReasons = 1_000

/** Operations on letters that were uploaded to Pingen. */
export class PingenDesk {
  readonly #calls: PingenCalls
  readonly #path: string
  readonly #holdMs: number
  readonly #readMs: number
  readonly #pollMs: number
  readonly #now: () => number
  readonly #reasons = new Map<string, string>()

  constructor({ calls, path, holdMs, readMs, pollMs, now }: PingenDeskDeps) {
    this.#calls = calls
    this.#path = path
    this.#holdMs = holdMs
    this.#readMs = readMs
    this.#pollMs = pollMs
    this.#now = now
  }

  posting(letter: PingenLetter): Posting {
    const end = this.#holdEnd(letter)
    const canBeStopped = isHeld(letter) && stateOf(letter) === 'waiting' && end > this.#now()
    return pingenPosting(letter, canBeStopped ? end : null)
  }

  /** Waits until Pingen has validated the letter. The letter exists, so a failure here is not an error; it is polled again later. */
  awaitReading(letter: PingenLetter, signal: AbortSignal): Promise<PingenLetter> {
    return this.#watch(
      letter,
      ({ status }) => status !== 'validating' && status !== 'fixing',
      signal,
    ).catch((error: unknown) => {
      if (signal.aborted) throw error
      return letter
    })
  }

  /** Submits an uploaded letter once its holding time is over and Pingen has read the address correctly. */
  async sendOn(letter: PingenLetter, signal: AbortSignal): Promise<PingenLetter> {
    const reference = referenceOf(letter)
    const isReady =
      isHeld(letter) && letter.status === 'valid' && this.#now() >= this.#holdEnd(letter)
    if (!reference || !isReady || !isReadRight(letter)) return letter
    const { delivery_product, print_mode, print_spectrum } = letter
    const attributes = { delivery_product, print_mode, print_spectrum }
    const body = { data: { id: letter.id, type: 'letters', attributes } }
    const key = `${reference} ${letter.id} send`
    try {
      await this.#calls.ask('PATCH', this.#at(letter.id, '/send'), signal, {
        body,
        key,
        refusals: [400, 422],
      })
    } catch (error) {
      const isRefused = error instanceof AppError && error.code === 'mail-refused'
      if (!isRefused && statusIn(error) !== 409) throw error
      return this.#giveUp(letter.id, error as AppError, signal)
    }
    return this.#look(letter.id, signal)
  }

  /** Deletes a letter that will not be posted, so that nobody submits it by hand, and returns the reason. */
  async refusal(letter: PingenLetter, signal: AbortSignal): Promise<AppError> {
    await this.#calls.ask('DELETE', this.#at(letter.id), signal).catch(() => {})
    return new AppError('mail-refused', this.posting(letter).reason ?? message('shop.no-reason'))
  }

  /**
   * The idempotency key was used, so a letter was created. If it is missing in the list of all letters, it was deleted, which is
   * only possible before submission. Always throws.
   */
  async conflict(error: unknown, reference: string, signal: AbortSignal): Promise<never> {
    const isConflict = error instanceof AppError && statusIn(error) === 409
    if (!isConflict || (await findLetter(this.#calls.ask, this.#path, reference, signal, 0)))
      throw error
    throw new AppError('mail-refused', takenOut, { cause: error })
  }

  heard(id: string, reason: string | null): void {
    if (reason === null) return
    this.#reasons.set(id, reason)
    for (const old of this.#reasons.keys())
      if (this.#reasons.size > keptReasons) this.#reasons.delete(old)
  }

  async find(reference: string, signal: AbortSignal): Promise<Posting | null> {
    const letter = await findLetter(this.#calls.ask, this.#path, reference, signal, this.#now())
    return letter && this.posting(letter)
  }

  async status(id: string, signal: AbortSignal): Promise<Posting> {
    const letter = await this.sendOn(await this.#look(id, signal), signal)
    const told = this.posting(letter)
    const isPosted = told.state === 'posted' || told.state === 'delivered'
    const isRegistered = /registered/.test(letter.delivery_product ?? '')
    const lacksNumber = isPosted && isRegistered && !told.carrierCode
    const lacksReason = told.state === 'returned' && !this.#reasons.has(id)
    const events =
      lacksNumber || lacksReason
        ? eventsIn(await this.#calls.ask('GET', this.#at(id, '/events?language=en-GB'), signal))
        : null
    const words = this.#reasons.get(id) ?? events?.reason
    return {
      ...told,
      carrierCode: told.carrierCode ?? events?.carrierCode ?? null,
      reason: words ? asSaid(words) : told.reason,
    }
  }

  async cancel(id: string, signal: AbortSignal): Promise<boolean> {
    let letter: PingenLetter
    try {
      letter = await this.#look(id, signal)
    } catch (error) {
      // A cancelled letter that was not submitted has been deleted.
      if (error instanceof AppError && error.code === 'not-found') return true
      throw error
    }
    if (isHeld(letter)) {
      await this.#calls.ask('DELETE', this.#at(id), signal)
      return true
    }
    if (isGone(letter)) return true
    if (stateOf(letter) !== 'waiting') return false
    if (letter.status !== 'cancelling') {
      const body = { data: { id, type: 'letters' } }
      const sent = { body, refusals: [400, 404, 409, 422] }
      await this.#calls
        .ask('PATCH', this.#at(id, '/cancel'), signal, sent)
        .catch((error: unknown) => {
          if (!(error instanceof AppError) || error.code !== 'mail-refused') throw error
        })
      letter = await this.#look(id, signal)
    }
    // Pingen asks the print shop whether it can still cancel. The result is unknown until the print shop answers.
    letter = await this.#watch(letter, ({ status }) => status !== 'cancelling', signal)
    if (letter.status === 'cancelling') {
      throw new AppError('provider-down', undefined, { cause: 'pingen is still cancelling' })
    }
    return isGone(letter)
  }

  #at(id: string, what = '') {
    return `${this.#path}/${encodeURIComponent(id)}${what}`
  }

  async #look(id: string, signal: AbortSignal) {
    return letterIn(await this.#calls.ask('GET', this.#at(id), signal))
  }

  #holdEnd(letter: PingenLetter) {
    return (timeOf(letter.created_at) ?? 0) + this.#holdMs
  }

  /** Polls until `isOver`, for at most `readMs`. */
  async #watch(
    letter: PingenLetter,
    isOver: (letter: PingenLetter) => boolean,
    signal: AbortSignal,
  ): Promise<PingenLetter> {
    let current = letter
    for (let waited = 0; !isOver(current) && waited < this.#readMs; waited += this.#pollMs) {
      await wait(this.#pollMs, undefined, { signal })
      current = await this.#look(letter.id, signal)
    }
    return current
  }

  /** Deletes a letter that cannot be submitted. Only a successful deletion proves that it was not sent. */
  async #giveUp(id: string, refused: AppError, signal: AbortSignal): Promise<PingenLetter> {
    const letter = await this.#look(id, signal)
    if (!isHeld(letter)) return letter
    await this.#calls.ask('DELETE', this.#at(id), signal)
    const words = refused.code === 'mail-refused' ? refused.said : takenOut
    throw new AppError('mail-refused', words, { cause: refused })
  }
}

const text = v.optional(v.nullable(v.string()))
const Events = v.object({
  data: v.array(
    v.object({
      attributes: v.object({
        code: text,
        name: text,
        description: text,
        data: v.optional(v.unknown()),
        emitted_at: text,
      }),
    }),
  ),
})

/** Details from a letter's events: the tracking number, and why the letter was returned. */
function eventsIn(answer: unknown): { carrierCode: string | null; reason: string | null } {
  const parsed = v.safeParse(Events, answer)
  const events = parsed.success ? parsed.output.data.map(({ attributes }) => attributes) : []
  const tracked = events.find(({ code }) => /track/i.test(code ?? ''))
  // The event's data format is not documented, so the number is recognised by its S10 form.
  const number = /[A-Z]{2}\d{9}[A-Z]{2}/.exec(JSON.stringify(tracked?.data ?? ''))?.[0]
  const back = events.find(({ code }) => /undeliver|return/i.test(code ?? ''))
  return { carrierCode: number ?? null, reason: back?.description || back?.name || null }
}
