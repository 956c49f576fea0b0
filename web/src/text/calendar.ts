import { reminderTitles } from '@brieflotse/rules'
import { inLanguage } from './in-language.ts'

/** The sentences of the calendar dialog in English. */
export const calendarText = inLanguage('calendar', {
  dialog: 'Add to Calendar',
  title: 'Event title',
  titleMissing: 'Please enter a title.',
  day: 'Date',
  dayMissing: 'Please choose a day.',
  past: 'This day has passed.',
  hour: 'Hour',
  minute: 'Minute',
  summary: 'What it is about',
  document: 'Document',
  reference: 'Reference',
  payment: 'Payment',
  add: 'Add to Calendar',
  others: 'Or choose where to',
  google: 'Google Calendar',
  outlook: 'Outlook Calendar',
  file: 'ICS file',
  privacy:
    'Google and Outlook receive the title and the text of the event. A calendar file stays on this device until you open it.',
  offline: 'Without a connection only the calendar file works.',
  created: 'Calendar Event Created',
  createdLong: 'Open the file to put it into your calendar.',
  adding: 'Adding to Calendar',
  addingLong: (calendar: string) => `${calendar} opens. Save the event there.`,
  downloaded: 'Calendar File Downloaded',
  downloadedLong: 'Open the file to put it into your calendar.',
  failed: 'The calendar file could not be made',
  failedLong: 'Please try again, or choose another calendar.',
  alarm: 'Reminder',
  notYet: 'This document has not been read yet.',
  calculated: 'Letter:',
  titles: reminderTitles,
} as const)
