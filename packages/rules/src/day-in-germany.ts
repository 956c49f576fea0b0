import type { PlainDate } from './plain-date.ts'

// The Swedish locale formats days as YYYY-MM-DD.
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })

/** The calendar day in Germany at a moment: deadlines are computed in German time, wherever the server or the user is. */
export const dayInGermany = (moment: Date): PlainDate => clock.format(moment)
