import * as v from 'valibot'

const text = v.optional(v.nullable(v.string()))
const Events = v.object({
  data: v.array(
    v.object({
      attributes: v.object({
        code: text,
        name: text,
        description: text,
        data: v.optional(v.unknown()),
        emitted_at: text,
      }),
    }),
  ),
})

/** Details from a letter's events: the tracking number, and why the letter was returned. */
export function eventsIn(answer: unknown): { carrierCode: string | null; reason: string | null } {
  const parsed = v.safeParse(Events, answer)
  const events = parsed.success ? parsed.output.data.map(({ attributes }) => attributes) : []
  const tracked = events.find(({ code }) => /track/i.test(code ?? ''))
  // The event's data format is not documented, so the number is recognised by its S10 form.
  const number = /[A-Z]{2}\d{9}[A-Z]{2}/.exec(JSON.stringify(tracked?.data ?? ''))?.[0]
  const back = events.find(({ code }) => /undeliver|return/i.test(code ?? ''))
  return { carrierCode: number ?? null, reason: back?.description || back?.name || null }
}
