import { AppError } from '@brieflotse/contract'
import { setTimeout as wait } from 'node:timers/promises'
import type { Posting } from './mail.ts'
import type { PingenCalls } from './pingen-calls.ts'
import { eventsIn } from './pingen-events.ts'
import {
  isHeld,
  isReadRight,
  letterIn,
  lettersIn,
  postingOf,
  referenceOf,
  stateOf,
  timeOf,
  type PingenLetter,
} from './pingen-letter.ts'

export type PingenDeskDeps = {
  calls: PingenCalls
  path: string
  holdMs: number
  readMs: number
  pollMs: number
  now: () => number
}

/** Letters made longer ago are not looked at: an order whose answer was lost is asked for within minutes, and for days at most. */
const lookBackMs = 30 * 86_400_000
const perPage = 100
/** What a call told of a letter that came back; it is told only there. */
const keptReasons = 1_000

/** Everything that is done with letters that lie at Pingen already. */
export function createPingenDesk({ calls, path, holdMs, readMs, pollMs, now }: PingenDeskDeps) {
  const reasons = new Map<string, string>()
  const at = (id: string, what = '') => `${path}/${encodeURIComponent(id)}${what}`
  const look = async (id: string, signal: AbortSignal) =>
    letterIn(await calls.ask('GET', at(id), signal))
  const holdEnd = (letter: PingenLetter) => (timeOf(letter.created_at) ?? 0) + holdMs

  function posting(letter: PingenLetter): Posting {
    const end = holdEnd(letter)
    return postingOf(
      letter,
      isHeld(letter) && stateOf(letter) === 'waiting' && end > now() ? end : null,
    )
  }

  /** Looks again until `isOver`, for `readMs` at most. */
  async function watch(
    letter: PingenLetter,
    isOver: (letter: PingenLetter) => boolean,
    signal: AbortSignal,
  ): Promise<PingenLetter> {
    let current = letter
    for (let waited = 0; !isOver(current) && waited < readMs; waited += pollMs) {
      await wait(pollMs, undefined, { signal })
      current = await look(letter.id, signal)
    }
    return current
  }

  /** The letter exists already: what fails now is looked at again later. */
  const awaitReading = (letter: PingenLetter, signal: AbortSignal): Promise<PingenLetter> =>
    watch(letter, ({ status }) => status !== 'validating' && status !== 'fixing', signal).catch(
      (error: unknown) => {
        if (signal.aborted) throw error
        return letter
      },
    )

  /** Sends a held letter when its time has come and its address was read as we printed it. */
  async function sendOn(letter: PingenLetter, signal: AbortSignal): Promise<PingenLetter> {
    const reference = referenceOf(letter)
    const isReady = isHeld(letter) && letter.status === 'valid' && now() >= holdEnd(letter)
    if (!reference || !isReady || !isReadRight(letter)) return letter
    const { delivery_product, print_mode, print_spectrum } = letter
    const attributes = { delivery_product, print_mode, print_spectrum }
    const body = { data: { id: letter.id, type: 'letters', attributes } }
    const key = `${reference} ${letter.id} send`
    await calls.ask('PATCH', at(letter.id, '/send'), signal, { body, key })
    return look(letter.id, signal)
  }

  /** Takes a letter out that will not be posted, so that nobody sends it by hand later; and says why. */
  async function refusal(letter: PingenLetter, signal: AbortSignal): Promise<AppError> {
    await calls.ask('DELETE', at(letter.id), signal).catch(() => {})
    return new AppError('mail-refused', posting(letter).reason ?? 'No reason was given.')
  }

  return {
    posting,
    awaitReading,
    sendOn,
    refusal,

    heard(id: string, reason: string | null): void {
      if (reason === null) return
      reasons.set(id, reason)
      for (const old of reasons.keys()) if (reasons.size > keptReasons) reasons.delete(old)
    },

    /** Looks through all letters, newest first: the search of the API lags behind what was just made. */
    async find(reference: string, signal: AbortSignal): Promise<Posting | null> {
      let stopped: PingenLetter | undefined
      for (let page = 1; ; page += 1) {
        const query = `?page%5Bnumber%5D=${page}&page%5Blimit%5D=${perPage}&sort=-created_at`
        const { letters, lastPage } = lettersIn(await calls.ask('GET', `${path}${query}`, signal))
        const ours = letters.filter((letter) => referenceOf(letter) === reference)
        const living = ours.find((letter) => !/canceled|refused/.test(stateOf(letter)))
        if (living) return posting(living)
        stopped ??= ours[0]
        const oldest = timeOf(letters.at(-1)?.created_at) ?? now()
        const isLast = lastPage === undefined ? letters.length < perPage : page >= lastPage
        if (isLast || letters.length === 0 || oldest < now() - lookBackMs) break
      }
      return stopped ? posting(stopped) : null
    },

    async status(id: string, signal: AbortSignal): Promise<Posting> {
      const letter = await sendOn(await look(id, signal), signal)
      const told = posting(letter)
      const isMissing =
        (told.state === 'returned' && !reasons.has(id)) ||
        (/registered/.test(letter.delivery_product ?? '') &&
          (told.state === 'posted' || told.state === 'delivered') &&
          !told.carrierCode)
      const events = isMissing
        ? eventsIn(await calls.ask('GET', at(id, '/events?language=en-GB'), signal))
        : null
      return {
        ...told,
        carrierCode: told.carrierCode ?? events?.carrierCode ?? null,
        reason: reasons.get(id) ?? events?.reason ?? told.reason,
      }
    },

    async cancel(id: string, signal: AbortSignal): Promise<boolean> {
      let letter: PingenLetter
      try {
        letter = await look(id, signal)
      } catch (error) {
        // A held letter that was stopped is gone.
        if (error instanceof AppError && error.code === 'not-found') return true
        throw error
      }
      const isGone = () => /canceled|refused/.test(stateOf(letter))
      if (isHeld(letter)) {
        await calls.ask('DELETE', at(id), signal)
        return true
      }
      if (isGone()) return true
      if (stateOf(letter) !== 'waiting') return false
      if (letter.status !== 'cancelling') {
        const body = { data: { id, type: 'letters' } }
        const sent = { body, refusals: [400, 404, 409, 422] }
        await calls.ask('PATCH', at(id, '/cancel'), signal, sent).catch((error: unknown) => {
          if (!(error instanceof AppError) || error.code !== 'mail-refused') throw error
        })
        letter = await look(id, signal)
      }
      // Pingen asks the print shop whether it can be stopped; until it has heard, nobody knows.
      letter = await watch(letter, ({ status }) => status !== 'cancelling', signal)
      if (letter.status === 'cancelling') {
        throw new AppError('provider-down', undefined, { cause: 'pingen is still cancelling' })
      }
      return isGone()
    },
  }
}
