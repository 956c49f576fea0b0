import { inLanguage } from './in-language.ts'

/** The sentences of the room for whoever runs the server, in English. */
export const adminText = inLanguage('admin', {
  title: 'This server',
  lead: 'Only administrators see this. Nobody sees here what is in somebody’s letters.',
  sections: 'Sections',
  users: {
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
} as const)
