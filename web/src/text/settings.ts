import { inLanguage } from './in-language.ts'

/** The sentences of the settings in English. They come with their screen, so that the first load is small. */
export const settingsText = inLanguage('settings', {
  notKept: 'This could not be saved',
  loggedInAs: (name: string) => `You are logged in as ${name}.`,
  about: (version: string) => `Brieflotse ${version} · free software under the MIT licence`,
  languageHint:
    'Of the screens, reminders and mails, on all your devices. The app begins anew with it; nothing you typed is lost.',
  search: {
    label: 'Search settings',
    results: 'Settings found',
    found: (count: number) => (count === 1 ? '1 setting found' : `${count} settings found`),
    none: (word: string) => `No setting found for “${word}”. Try another word.`,
  },
  credits: {
    title: 'Service credits',
    hint: 'Posting a letter costs 2 credits, besides postage.',
    balance: (credits: number) => (credits === 1 ? '1 credit' : `${credits} credits`),
    buy: 'Buy credits',
  },
  storage: {
    title: 'Storage on this device',
    hint: 'Your letters are kept here as well, so that you can read them without a connection.',
    letters: (count: number) => (count === 1 ? 'Text of 1 letter' : `Text of ${count} letters`),
    pictures: 'Pictures of pages',
    originals: 'Original files',
    waiting: 'Waiting to be sent',
    quota: (used: string, all: string) => `${used} used of ${all} that the browser allows.`,
    span: 'Keep pages and files of',
    spans: { quarter: 'the last 3 months', year: 'the last year', all: 'all letters' },
    budget: 'Using at most',
    upTo: (size: string) => size,
    budgetHint:
      'The newest letters come first. Older ones are fetched when you open them. Letters you chose to keep stay in any case.',
    persisted: 'Protected: the browser does not delete this by itself.',
    notPersisted: 'The browser may delete this when the device runs short of space.',
    persist: 'Protect it',
    refused: 'The browser did not agree',
    refusedLong: 'It usually does once the app is on your home screen.',
  },
  admin: {
    title: 'This server',
    hint: 'You look after it: users, jobs, providers and storage.',
    open: 'Open',
  },
  archive: {
    title: 'Archived letters',
    hint: 'They are erased for good about 30 days after you archived them. Only days on which the server runs count.',
    none: 'Nothing is archived.',
    restore: 'Restore',
    restoreOf: (title: string) => `Restore ${title}`,
    restored: 'Document restored',
    restoredLater: 'The server hears of it once you are connected.',
  },
  install: {
    title: 'On your home screen',
    hint: 'Opened from there, it looks like any other app and keeps your letters more safely.',
    installed: 'Brieflotse is installed on this device.',
    apple: [
      'In Safari, tap the share button.',
      'Choose “Add to Home Screen”.',
      'Open Brieflotse from your home screen.',
    ],
    android: [
      'Open the menu of your browser.',
      'Choose “Install app” or “Add to Home screen”.',
      'Open Brieflotse from your home screen.',
    ],
  },
  iphone: {
    title: 'Sharing from an iPhone',
    hint: 'An iPhone does not offer web apps when you share something. These ways work.',
    show: 'Show how',
    shortcut: 'A shortcut for text and emails',
    newShortcut: 'Open the app Shortcuts, tap the plus, and name the new shortcut Brieflotse.',
    inShareSheet: 'Tap the i below, switch on “Show in Share Sheet”, and let it receive text.',
    actions:
      'Add the action “URL Encode”, then “Open URLs” with this address and the encoded text behind it:',
    forward: 'Forward the email',
    forwardHow: 'Every account has its own address. Forward an email with a letter to it.',
    forwardLink: 'Show my address',
    files:
      'PDFs and photos: save them to Files or Photos, then open Upload here and tap Browse Files.',
  },
} as const)
