import * as v from 'valibot'

/** The id of a row, assigned by the server. */
export const Id = v.pipe(v.number(), v.integer(), v.minValue(1))

/** An id in an address: digits only. */
export const ById = v.object({
  id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/), v.transform(Number)),
})

/** A point in time as ISO 8601 text in UTC. */
export const Instant = v.pipe(v.string(), v.isoTimestamp())

/** A calendar day, `YYYY-MM-DD`. */
export const Day = v.pipe(v.string(), v.isoDate())

/** A non-negative amount in euro cents. */
export const Cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** A UUID made by the client; also the idempotency key of the request. */
export const ClientId = v.pipe(v.string(), v.uuid())

/** The empty response of calls that return nothing. */
export const Nothing = v.null()
