/** A calendar day as `YYYY-MM-DD`, without time and time zone. */
export type PlainDate = string
