import { AppError, message } from '@brieflotse/contract'
import { addDays, deliveryOptions, type DeliveryOption } from '@brieflotse/rules'
import type { Mail, Parcel, Posting } from '../src/providers/mail/mail.ts'

export type MailStep = 'quote' | 'find' | 'submit' | 'status' | 'cancel'

/** A letter at the print shop. Two copies with one reference are two posted letters. */
export type Copy = {
  providerId: string
  parcel: Parcel
  state: Posting['state']
  takenAt: number
  carrierCode: string | null
  reason: string | null
}

export type FakeMailOptions = {
  name?: Mail['name']
  /** Like the built-in practice post office: a submitted order is known immediately. */
  knowsAtOnce?: boolean
  windowMs?: number
  now?: () => number
  /** Called before and after each step. An error thrown here reaches the caller; after `after` the step has been executed. */
  trouble?: (step: MailStep, when: 'before' | 'after') => void | Promise<void>
  /** The address that the fake print shop recognises in the window. */
  reads?: (recipient: string[]) => string[] | null
}

export type FakeMail = ReturnType<typeof fakeMail>

/** A fake print shop without idempotency: every submission becomes a letter. */
export function fakeMail(options: FakeMailOptions = {}) {
  const { name = 'letterxpress', knowsAtOnce = false } = options
  const { windowMs = 15 * 60_000, now = Date.now } = options
  const { trouble = () => {}, reads = (lines) => lines } = options
  const copies: Copy[] = []
  const settings = { price: 120, refuse: null as string | null }

  const isOpen = ({ state, takenAt }: Copy) => state === 'waiting' && now() < takenAt + windowMs
  const postingOf = (copy: Copy): Posting => ({
    providerId: copy.providerId,
    state: copy.state,
    at: null,
    cancelUntil: isOpen(copy) ? new Date(copy.takenAt + windowMs).toISOString() : null,
    addressSeen: reads(copy.parcel.recipient),
    carrierCode: copy.carrierCode,
    price: settings.price,
    reason: copy.reason === null ? null : message('as-said', { words: copy.reason }),
  })
  const known = (providerId: string) => {
    const copy = copies.find((one) => one.providerId === providerId)
    if (!copy) throw new AppError('mail-refused')
    return copy
  }
  async function step<T>(what: MailStep, work: () => T): Promise<T> {
    await trouble(what, 'before')
    const result = work()
    await trouble(what, 'after')
    return result
  }

  function take(parcel: Parcel, takenAt = now()): Copy {
    const providerId = `P${copies.length + 1}`
    const rest = { takenAt, carrierCode: null, reason: null }
    const copy: Copy = { providerId, parcel, state: 'waiting', ...rest }
    copies.push(copy)
    return copy
  }

  const mail: Mail = {
    name,
    practice: name === 'practice',
    knowsAtOnce,
    options: ['standard', 'registered'],
    limits: { pages: 10, bytes: 1_000_000 },
    layout: () => 'letterxpress',
    quote: ({ option }: { option: DeliveryOption }) =>
      step('quote', () =>
        option === 'standard' ? settings.price : deliveryOptions[option].postage,
      ),
    find: (reference) =>
      step('find', () => {
        const copy = copies.find((one) => one.parcel.reference === reference)
        return copy ? postingOf(copy) : null
      }),
    submit: (parcel) =>
      step('submit', () => {
        if (settings.refuse)
          throw new AppError('mail-refused', message('as-said', { words: settings.refuse }))
        return postingOf(take(parcel))
      }),
    status: (providerId) => step('status', () => postingOf(known(providerId))),
    cancel: (providerId) =>
      step('cancel', () => {
        const copy = known(providerId)
        if (copy.state === 'canceled') return true
        if (!isOpen(copy)) return false
        copy.state = 'canceled'
        return true
      }),
    news(headers, body) {
      if (headers['x-signature'] !== 'right') throw new AppError('invalid-input')
      return { providerIds: JSON.parse(Buffer.from(body).toString()) as string[] }
    },
    estimate: (option, orderedOn) => addDays(orderedOn, deliveryOptions[option].days),
  }
  return Object.assign(mail, { copies, settings, take })
}
