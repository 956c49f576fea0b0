import { Stripe } from 'stripe'

/** How many keys one request may use. */
const most = 4

/**
 * Sends a change to Stripe with a deterministic idempotency key. Stripe stores its first response for a key, even an error 500, and
 * replays it. Then the next key is tried, but only if `done` finds that the change was not executed after all. Creating a payment
 * takes no money and needs no `done`.
 */
export async function underKey<T>(
  key: string,
  ask: (key: string) => Promise<T>,
  done?: () => Promise<T | undefined>,
): Promise<T> {
  for (let times = 1; ; times++) {
    try {
      return await ask(times === 1 ? key : `${key}-${times}`)
    } catch (error) {
      if (times === most || !isKeptError(error)) throw error
      const found = await done?.()
      if (found !== undefined) return found
    }
  }
}

const isKeptError = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  (error.statusCode ?? 0) >= 500 &&
  error.headers?.['idempotent-replayed'] === 'true'
