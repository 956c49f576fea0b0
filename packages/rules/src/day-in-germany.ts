import type { PlainDate } from './plain-date.ts'

// Swedish days look like ours.
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })

/** The calendar day it is in Germany at a moment: deadlines are counted there, wherever the server or the reader stands. */
export const dayInGermany = (moment: Date): PlainDate => clock.format(moment)
