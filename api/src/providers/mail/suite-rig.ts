import { inspect } from 'node:util'
import type { Failure } from '../payment/suite-rig.ts'
import type { Mail, Parcel, Posting } from './mail.ts'

/** A mail provider with somebody who reads its books and lets its time pass. */
export type MailRig = {
  mail: Mail
  /** Time passes at the provider's. */
  pass(ms: number): void
  /** Letters that it took under a reference, those that were stopped again as well. */
  accepted(reference: string): number
  /** Letters under a reference that went into the post. */
  posted(reference: string): number
  close?(): Promise<void>
  /** Words that no error may contain. */
  secrets?: readonly string[]
  /** The next letter is read as one to this address. */
  misread?(lines: string[]): void
  /** The next letter will not be printed. */
  refuse?(): void
  /** What becomes of the next letter that is handed over; for providers behind a network. `lost`: it is taken, the answer never comes. */
  fail?(how: Failure): void
  /** The same, for the next question about a letter. */
  failLook?(how: Failure): void
}

export const hour = 3_600_000
export const never = new AbortController().signal
export const addressee = ['Stadtwerke Köln & Söhne', 'Große Straße 5', '50667 Köln']

/** What the fakes read as the address in the window of a page. */
const pageFor = (
  recipient: readonly string[],
  words = 'Sehr geehrte Damen und Herren',
): Uint8Array =>
  new TextEncoder().encode(`%PDF-1.7\n%Address: ${recipient.join('|')}\n${words}\n%%EOF`)

export const parcel = (given: Partial<Parcel> = {}): Parcel => {
  const recipient = given.recipient ?? addressee
  return {
    reference: `L-${Math.random().toString(36).slice(2, 14)}`,
    pdf: pageFor(recipient),
    pages: 2,
    recipient,
    option: 'standard',
    print: { blackAndWhite: true, doubleSided: true },
    ...given,
  }
}

/** Everything an error shows in a log. */
export const shown = (error: unknown): string =>
  `${inspect(error, { depth: 12, showHidden: true })}${JSON.stringify(error)}`

/** Looks at a letter for days: often at first, later four times a day. What it was told, without repetitions. */
export async function follow(
  rig: Pick<MailRig, 'mail' | 'pass'>,
  id: string,
  days = 12,
): Promise<Posting[]> {
  const heard: Posting[] = []
  for (let look = 0; look < 8 + days * 4; look += 1) {
    const posting = await rig.mail.status(id, never)
    if (heard.at(-1)?.state !== posting.state) heard.push(posting)
    else heard[heard.length - 1] = posting
    if (posting.state === 'delivered') break
    rig.pass(look < 8 ? hour / 2 : 6 * hour)
  }
  return heard
}
