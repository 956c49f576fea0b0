import english from './en/calendar.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences of the calendar dialog. */
export const calendarText = inLanguage('calendar', english)
