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

/** What the events of a letter tell besides its state: the number the post gave it, and why it came back. */
export function eventsIn(answer: unknown): { carrierCode: string | null; reason: string | null } {
  const parsed = v.safeParse(Events, answer)
  const events = parsed.success ? parsed.output.data.map(({ attributes }) => attributes) : []
  const tracked = events.find(({ code }) => /track/i.test(code ?? ''))
  // Its data has no documented form; a number of the post is known by its own (S10).
  const number = /[A-Z]{2}\d{9}[A-Z]{2}/.exec(JSON.stringify(tracked?.data ?? ''))?.[0]
  const back = events.find(({ code }) => /undeliver|return/i.test(code ?? ''))
  return { carrierCode: number ?? null, reason: back?.description || back?.name || null }
}
