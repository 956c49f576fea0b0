import { inLanguage } from './in-language.ts'

/** The sentences of the reminders in the settings. */
export const noticesText = inLanguage('notices', {
  title: 'Reminders',
  hint: 'Brieflotse tells you before a deadline: up to a week before, the day before, and on the day itself. What is done is not mentioned again.',
  notLoaded: 'The reminders could not be loaded. Please look again when you are connected.',
  notSaved: 'This could not be saved',
  saved: 'Saved',
  hour: 'Time of day',
  hours: (hour: number) => `${hour}:00`,
  zone: (zone: string) => `The time in ${zone.replaceAll('_', ' ')}.`,
  setZone: (zone: string) => `Use the time in ${zone.replaceAll('_', ' ')}`,
  details: 'Say what the letter is',
  detailsHint:
    'Off: a reminder says only that there is a deadline, and when. On: title, amount and day can be read on the locked screen and in mails.',
  device: {
    title: 'On this device',
    off: 'A notification, also when Brieflotse is closed.',
    on: 'This device is reminded.',
    turnOn: 'Remind me on this device',
    turnOff: 'Stop reminding here',
    test: 'Send a test',
    tested: 'Sent. It appears in a moment.',
    testFailed: 'The test could not be sent',
    turnedOn: 'This device will be reminded',
    turnedOff: 'This device is not reminded any more',
    failed: 'Reminders could not be switched on',
    refused: 'The browser or its notification service did not agree. Please try again later.',
    denied:
      'Notifications of this site are blocked. Allow them in the settings of your browser for this page, then load it again.',
    notHere: 'This browser cannot show notifications. Use the calendar below.',
    apple:
      'An iPhone or iPad shows notifications only for apps on the home screen. Add Brieflotse there (see below), open it from there, and switch them on here.',
    server: 'This server sends no notifications. Use the calendar below.',
  },
  others: {
    title: 'Other devices',
    since: (day: string) => `since ${day}`,
    remove: 'Remove',
    removeOf: (label: string) => `Remove ${label}`,
  },
  mail: {
    title: 'By email',
    off: (address: string) => `A mail to ${address} on such a day.`,
    on: (address: string) => `Reminders go to ${address}.`,
    waiting: (address: string) =>
      `We sent a mail to ${address}. Open the link in it to confirm that it is yours.`,
    missing: 'Enter your email address in your details above first.',
    turnOn: 'Remind me by email',
    turnOff: 'Stop these mails',
    again: 'Send the link again',
  },
  feed: {
    title: 'In your calendar',
    hint: 'A private calendar with all your deadlines, for the calendar app you use anyway. It follows every change by itself.',
    make: 'Make my calendar address',
    address: 'Your calendar address',
    secret: 'Everyone who has this address can read your deadlines. Keep it to yourself.',
    lost: 'The address cannot be shown any more. Make a new one.',
    copy: 'Copy',
    copied: 'Address copied',
    copyFailed: 'The address could not be copied',
    copyFailedLong: 'Select it and copy it by hand.',
    open: 'Open in a calendar app',
    how: 'How to add it',
    ways: [
      {
        name: 'iPhone, iPad, Mac',
        steps: ['Tap “Open in a calendar app”.', 'Choose “Subscribe”.'],
      },
      {
        name: 'Google Calendar',
        steps: [
          'On a computer, open calendar.google.com.',
          'Beside “Other calendars”, press the plus, then “From URL”.',
          'Paste the address. Google looks for changes about twice a day and takes no alarms from it.',
        ],
      },
      {
        name: 'Outlook',
        steps: [
          'Open the calendar and choose “Add calendar”, then “Subscribe from web”.',
          'Paste the address, give it a name, and choose “Import”.',
        ],
      },
    ],
    renew: 'Renew the address',
    renewTitle: 'Make a new address?',
    renewText:
      'The address you have now stops working at once. Calendars that use it show nothing new until you give them the new one.',
    renewed: 'You have a new address',
    remove: 'Remove the calendar',
    removeTitle: 'Remove the calendar?',
    removeText: 'The address stops working at once.',
    removed: 'The calendar was removed',
  },
} as const)
