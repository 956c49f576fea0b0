import { inLanguage } from './in-language.ts'

/** What is asked before somebody logs out, in English. It comes with the question. */
export const logoutText = inLanguage('logout', {
  title: 'Log out?',
  nothingWaits: 'Everything you did here is on the server. You can log in again at any time.',
  stillWaitingTitle: 'Log out and lose what is waiting?',
  stillWaiting: (count: number) =>
    count === 1
      ? 'One change has not reached the server yet. Logging out removes it from this device.'
      : `${count} changes have not reached the server yet. Logging out removes them from this device.`,
  draftsLost: 'What you were typing is lost as well.',
  sharesLost: (count: number) =>
    count === 1
      ? 'What another app shared is still undecided, and is removed.'
      : `${count} things that other apps shared are still undecided, and are removed.`,
  everywhereTitle: 'Log out on all devices?',
  everywhereText:
    'Every device that is logged in to this account has to log in again. Your letters stay on the server.',
  logoutAnyway: 'Log out anyway',
  stay: 'Stay logged in',
} as const)
