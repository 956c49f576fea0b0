/** Where a device can be reached, as its browser said. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string }

export type PushMessage = {
  /** At most 3,000 bytes, so that it fits into a message once it is encrypted. */
  text: string
  /** How long the push service keeps it for a device that is off, in seconds. */
  keepFor: number
  /** A newer message of the same topic takes the place of one that was not fetched: up to 32 letters, digits and `-`. */
  topic: string
}

/** Sends messages to browsers. */
export type Push = {
  /** The public key that browsers subscribe with. */
  publicKey: string
  /** Whether a device may have this address: nothing inside of our own network. */
  accepts(endpoint: string): boolean
  /** `gone`: the device does not listen any more. Throws `AppError` (`provider-down`, `rate-limited`, `invalid-input`). */
  send(to: PushAddress, message: PushMessage, signal: AbortSignal): Promise<'sent' | 'gone'>
}
