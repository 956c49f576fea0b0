import { inspect } from 'node:util'
import type { NetworkFailure } from '../payment/suite-rig.ts'
import type { Mail, Parcel, Posting } from '../../../src/providers/mail/mail.ts'

/** A mail provider with controls for tests: inspect its letters and advance its time. */
export type MailRig = {
  mail: Mail
  /** Advances the provider's time. */
  pass(ms: number): void
  /** How many letters with this reference were accepted, including cancelled ones. */
  accepted(reference: string): number
  /** How many letters with this reference were posted. */
  posted(reference: string): number
  close?(): Promise<void>
  /** Texts that no error may contain. */
  secrets?: readonly string[]
  /** The next letter's address is recognised as these lines. */
  misread?(lines: string[]): void
  /** The next letter is rejected. */
  refuse?(): void
  /** How the next submission fails, for network providers. `lost`: it is accepted, but the response never arrives. */
  fail?(how: NetworkFailure): void
  /** The same for the next status request. */
  failLook?(how: NetworkFailure): void
}

export const hour = 3_600_000
export const never = new AbortController().signal
export const addressee = ['Stadtwerke Köln & Söhne', 'Große Straße 5', '50667 Köln']

/** A page with the address line that the fakes read. */
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

/** Everything that an error shows in a log. */
export const shown = (error: unknown): string =>
  `${inspect(error, { depth: 12, showHidden: true })}${JSON.stringify(error)}`

/** Polls a letter for days, often at first and later four times a day. Returns the distinct states. */
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
