/** A push subscription as the browser sent it. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string }

export type PushMessage = {
  /** At most 3,000 bytes, so that it fits into an encrypted message. */
  text: string
  /** How long the push service stores the message for a device that is off, in seconds. */
  keepFor: number
  /** A newer message with the same topic replaces one that was not delivered yet: up to 32 letters, digits and `-`. */
  topic: string
}

/** Sends push messages to browsers. */
export type Push = {
  /** The public key for subscriptions of browsers. */
  publicKey: string
  /** Whether the endpoint is allowed; private networks are not. */
  accepts(endpoint: string): boolean
  /** `gone`: the subscription no longer exists. Throws `AppError` (`provider-down`, `rate-limited`, `invalid-input`). */
  send(to: PushAddress, message: PushMessage, signal: AbortSignal): Promise<'sent' | 'gone'>
}
