import { AppError } from '@brieflotse/contract'
import type { Mail, Parcel } from '../src/providers/mail/mail.ts'
import type { Chance } from './chance.ts'
import { fakeMail, type Copy, type FakeMail } from './fake-mail.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** A fake print shop with random failures of its own and of the network, for randomised tests. */
export type Shop = {
  now(): number
  pass(ms: number): Promise<void>
  /**
   * The shop's client for one run of the server. `step` is called before and after each request and may throw, which simulates a
   * crash there.
   */
  connect(step: () => void): Mail
  /** Changes the shop's behaviour at random. */
  moody(): void
  /** From now on nothing fails. */
  heal(): void
  /** How many letters with a reference were accepted, and how many were or will be posted. */
  accepted(reference: string): number
  posted(reference: string): number
  references(): string[]
  troubles(): number
  close(): Promise<void>
}

/** Wraps a provider so that the server can crash before or after any call. */
export function mortalMail(mail: Mail, step: () => void): Mail {
  const through =
    <A extends unknown[], R>(work: (...given: A) => Promise<R>) =>
    async (...given: A): Promise<R> => {
      step()
      const answer = await work(...given)
      step()
      return answer
    }
  const { quote, find, submit, status, cancel } = mail
  return {
    ...mail,
    quote: through(quote),
    find: through(find),
    submit: through(submit),
    status: through(status),
    cancel: through(cancel),
  }
}

/** Makes submissions time out that still reach the print shop later. */
export function lateLetters(mail: Mail, now: () => number, isLate: () => number | null) {
  const onTheLine: { at: number; parcel: Parcel }[] = []
  const { submit } = mail
  mail.submit = async (parcel, signal) => {
    const late = isLate()
    if (late === null) return submit(parcel, signal)
    onTheLine.push({ at: now() + late, parcel })
    throw new AppError('provider-down')
  }
  return async (take: (parcel: Parcel, at: number) => unknown): Promise<void> => {
    for (const late of onTheLine.splice(0)) {
      if (late.at > now()) onTheLine.push(late)
      else await take(late.parcel, late.at)
    }
  }
}

/** A fake print shop in memory without idempotency. */
export async function openMadeUpShop(chance: Chance): Promise<Shop> {
  let clock = Date.parse('2026-11-28T08:00:00.000Z')
  let isHealed = false
  let troubles = 0
  let isLagging = false
  const now = () => clock
  const misread = new Map<string, string[]>()
  const isInThePost = ({ state }: Copy) => state !== 'canceled' && state !== 'refused'

  const mail: FakeMail = fakeMail({
    now,
    reads: (recipient) => misread.get(recipient.join()) ?? recipient,
    async trouble(_step, when) {
      for (let n = chance.below(4); n > 0; n -= 1) await Promise.resolve()
      if (isHealed || !chance.happens(when === 'before' ? 0.12 : 0.2)) return
      troubles += 1
      if (chance.happens(0.1)) throw new TypeError('fetch failed')
      if (chance.happens(0.1)) clock += 10 * second
      else throw new AppError(chance.one(['provider-down', 'busy']))
    },
  })
  const arrive = lateLetters(mail, now, () => {
    if (isHealed || !chance.happens(0.15)) return null
    troubles += 1
    return chance.below(90) * second
  })
  const { find } = mail
  // A lagging list, which does not show letters of the last minute.
  mail.find = async (reference, signal) => {
    const found = await find(reference, signal)
    const copy = mail.copies.find(({ providerId }) => providerId === found?.providerId)
    const isNew = copy !== undefined && clock < copy.takenAt + minute
    return isLagging && isNew ? null : found
  }
  const under = (reference: string) =>
    mail.copies.filter(({ parcel }) => parcel.reference === reference)

  return {
    now,
    async pass(ms) {
      clock += ms
      await arrive((parcel, at) => mail.settings.refuse === null && mail.take(parcel, at))
      for (const copy of mail.copies) {
        const age = clock - copy.takenAt
        if (copy.state === 'waiting' && age > 16 * minute) copy.state = 'printing'
        if (copy.state === 'printing' && age > 12 * hour) copy.state = 'posted'
      }
    },
    connect: (step) => mortalMail(mail, step),
    /** Rejects everything or nothing, cancels or rejects a letter, misreads addresses, or lets the list lag. */
    moody() {
      const copy = mail.copies.length > 0 ? chance.one(mail.copies) : undefined
      const moods = [
        () => void (mail.settings.refuse = chance.happens(0.3) ? 'Not today.' : null),
        () => void (isLagging = !isLagging),
        () => copy && misread.set(copy.parcel.recipient.join(), ['Somebody else']),
        () => misread.clear(),
        () => copy?.state === 'waiting' && (copy.state = chance.one(['refused', 'canceled'])),
      ]
      chance.one(moods)()
    },
    heal() {
      isHealed = true
      mail.settings.refuse = null
      isLagging = false
    },
    accepted: (reference) => under(reference).length,
    posted: (reference) => under(reference).filter(isInThePost).length,
    references: () => mail.copies.map(({ parcel }) => parcel.reference),
    troubles: () => troubles,
    async close() {},
  }
}
