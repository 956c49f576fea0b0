import { Stripe } from 'stripe'

/** How many keys one wish may use up. */
const most = 4

/**
 * Asks Stripe for a change under a key that is the same whenever it is asked again. Stripe keeps its first answer for a key, an error 500
 * too, and would give it for ever. Then it is asked under the next key, which is harmless only when `done` finds nothing that was carried
 * out all the same; a payment that was merely begun takes no money and needs no `done`.
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
