import * as v from 'valibot'

const Named = v.object({ id: v.pipe(v.string(), v.nonEmpty()) })
const Reference = v.union([
  v.string(),
  v.pipe(
    Named,
    v.transform(({ id }) => id),
  ),
])
const Event = v.object({
  type: v.string(),
  data: v.object({
    object: v.object({
      id: v.optional(v.string()),
      payment_intent: v.optional(v.nullable(Reference)),
    }),
  }),
})

/**
 * The payment that a Stripe event is about, or null. Other and new kinds of events are not errors: they arrive depending on the
 * subscription and are added without notice.
 */
export function intentOf(event: unknown): string | null {
  const parsed = v.safeParse(Event, event)
  if (!parsed.success) return null
  const { type, data } = parsed.output
  const id = type.startsWith('payment_intent.') ? data.object.id : data.object.payment_intent
  return id?.startsWith('pi_') ? id : null
}
