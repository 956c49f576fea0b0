import * as v from 'valibot'

/** A row's number, given by the server. */
export const Id = v.pipe(v.number(), v.integer(), v.minValue(1))

/** An id in an address: digits only. */
export const ById = v.object({
  id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/), v.transform(Number)),
})

/** A moment as an ISO 8601 text in UTC. */
export const Instant = v.pipe(v.string(), v.isoTimestamp())

/** A calendar day, `YYYY-MM-DD`. */
export const Day = v.pipe(v.string(), v.isoDate())

/** A non-negative amount in euro cents. */
export const Cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Made by the client; also the idempotency key of what it names. */
export const ClientId = v.pipe(v.string(), v.uuid())

/** The answer of calls that only say "done". */
export const Nothing = v.null()
