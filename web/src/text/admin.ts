import { inLanguage } from './in-language.ts'

/** The sentences of the room for whoever runs the server, in English. */
export const adminText = inLanguage('admin', {
  title: 'This server',
  lead: 'Only administrators see this. Nobody sees here what is in somebody’s letters.',
  sections: 'Sections',
  users: {
    invite: 'Invite somebody',
    notInvited: 'The invitation was not made',
    invited: (until: string) =>
      `Hand this address on. One person can make an account with it, until ${until}:`,
    title: 'Users',
    hint: 'Who has an account here. Locking one logs it out everywhere and keeps everything in it.',
    search: 'Username',
    find: 'Search',
    count: (count: number) => (count === 1 ? '1 account' : `${count} accounts`),
    more: 'Show more',
    notLoaded: 'The list could not be loaded',
    notChanged: 'This could not be changed',
    admin: 'administrator',
    locked: 'locked',
    facts: (letters: number, size: string, credits: number) =>
      `${letters === 1 ? '1 letter' : `${letters} letters`}, ${size} · ${credits === 1 ? '1 credit' : `${credits} credits`}`,
    since: (day: string) => `Since ${day}`,
    used: (day: string) => `last used ${day}`,
    notIn: 'logged in nowhere',
    lock: 'Lock',
    lockOf: (name: string) => `Lock ${name}`,
    lockWhy: 'They are logged out on every device and cannot log in until you unlock the account.',
    unlock: 'Unlock',
    unlockOf: (name: string) => `Unlock ${name}`,
    lockedDone: (name: string) => `${name} is locked`,
    unlockedDone: (name: string) => `${name} can log in again`,
    give: 'Give credits',
    giveOf: (name: string) => `Give credits to ${name}`,
    giving: {
      title: (name: string) => `Credits for ${name}`,
      amount: 'How many',
      reason: 'Reason',
      reasonNote: 'the user can read it',
      wrongAmount: (most: number) => `Please enter a whole number from 1 to ${most}.`,
      noReason: 'Please say why.',
      yes: 'Give credits',
      done: (amount: number, name: string) =>
        `${amount === 1 ? '1 credit' : `${amount} credits`} given to ${name}`,
      failed: 'The credits were not given',
    },
  },
  jobs: {
    title: 'Jobs',
    hint: 'Work that was given up. A job is named by the number of what it is about.',
    counts: (dead: number, waiting: number, running: number) =>
      `${dead} given up · ${waiting} waiting · ${running} running`,
    facts: (day: string, attempts: number, failure: string) =>
      `Since ${day} · ${attempts === 1 ? '1 try' : `${attempts} tries`}${failure && ` · ${failure}`}`,
    retry: 'Try again',
    retryOf: (name: string) => `Try again: ${name}`,
    drop: 'Forget',
    dropOf: (name: string) => `Forget: ${name}`,
    failed: 'This could not be done',
  },
  providers: {
    title: 'Providers',
    hint: 'Who does the work here, whether for real, and when it succeeded last.',
    ports: {
      ocr: 'Reading',
      translation: 'Translating',
      mail: 'Posting letters',
      tracking: 'Following letters',
      payment: 'Payments',
      push: 'Notifications',
      email: 'Mails',
    },
    kinds: { local: 'On this machine', practice: 'Practice', real: 'For real', off: 'Off' },
    last: (day: string) => `last on ${day}`,
    never: 'not used yet',
  },
  storage: {
    stopped: {
      clock: (_count: number) =>
        'Nothing is tidied up: the clock of this machine has jumped. Set it right; after three steady days tidying goes on by itself.',
      database: (_count: number) =>
        'Nothing is tidied up: the database and the files beside it are not from the same time. Is it an old copy?',
      unnamed: (count: number) =>
        `Nothing is tidied up: ${count} stored files belong to no letter. Is this the right database?`,
      backup: (_count: number) =>
        'Nothing is tidied up: the database is another one than in the newest backup, or less than half of it is left. If letters are missing, put a backup back. If you have just put one back, go on.',
      damaged: (_count: number) =>
        'The database is damaged. Stop the server, copy the data folder to a safe place, then put the newest backup back: npm run restore.',
    },
    backupsStay:
      'Meanwhile no backup is deleted. The server makes a few more, then no new one until this is settled.',
    goOn: 'Go on tidying',
    goOnHint:
      'Files that belong to no letter are moved to a folder of the day and deleted after 30 days.',
    notGoneOn: 'Tidying does not go on',
    lost: (count: number) =>
      count === 1 ? 'The disk has lost one file' : `The disk has lost ${count} files`,
    lostHint:
      'Copy each file from a backup to the same place in the data folder. The next weekly check takes it off this list.',
    lostFile: {
      missing: (since: string, size: string) => `Missing since ${since}, ${size}.`,
      damaged: (since: string, size: string) => `Damaged since ${since}, ${size}.`,
    },
    lostOf: (users: string) => `Letters of: ${users}.`,
    title: 'Storage',
    hint: 'What takes how much room on this machine.',
    free: 'Free on the disk',
    database: 'Database',
    kind: (name: string, count: number) => `${name} (${count})`,
    kinds: {
      originals: 'Original files',
      pictures: 'Pictures of pages',
      posted: 'Posted letters and proofs',
      mails: 'Mails that wait',
      transfers: 'Exports to be fetched',
    },
    users: 'By user, original files',
    user: (name: string, letters: number) =>
      `${name} (${letters === 1 ? '1 letter' : `${letters} letters`})`,
  },
  backups: {
    title: 'Backups',
    hint: 'A copy of everything as it was at one moment: letters, accounts, keys. It can be made while the server runs.',
    now: 'Back up now',
    running: 'A backup is being made',
    failed:
      'The last backup was not finished. The disk may be full; the log of the server says more.',
    notBegun: 'The backup was not begun',
    none: 'There is no backup yet.',
    daily: (keep: number) =>
      `One is made every day. The newest ${keep} are kept, older ones are removed.`,
    notDaily: (keep: number) =>
      `None is made by itself: set BRIEFLOTSE_BACKUP_DIR to a folder on another disk for one every day. The newest ${keep} are kept.`,
    folder: 'They lie in',
    list: 'Backups, the newest first',
    of: (files: number, size: string) => `${files === 1 ? '1 file' : `${files} files`}, ${size}`,
    restore:
      'To go back to one, stop the server and run “npm run restore” at the machine. Letters that were erased since come back with it.',
  },
} as const)
