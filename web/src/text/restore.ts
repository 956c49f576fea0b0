import { inLanguage } from './in-language.ts'

/** What is said where something is wrong with this device, in English: nearly nobody ever needs it. */
export const restoreText = inLanguage('restore', {
  title: 'The letters on this device could not be opened',
  why: 'The storage of this browser is damaged. Nothing is wrong with the letters on the server: they can be fetched again. What was waiting to be sent is kept where it can still be read.',
  restore: 'Restore from the server',
  restoring: 'Restoring...',
  failed: 'Restoring failed',
  failedLong: 'Please close all other tabs of this app, or restart this device, and try again.',
  done: 'Your letters are coming back',
  kept: (count: number) =>
    count === 1
      ? 'One change that was waiting is kept.'
      : `${count} changes that were waiting are kept.`,
  lost: (count: number) =>
    count === 1
      ? 'One change that was waiting could not be saved. Please look whether something is missing.'
      : `${count} changes that were waiting could not be saved. Please look whether something is missing.`,
  evicted: 'The browser deleted your letters on this device',
  evictedBack:
    'Browsers do this when the device has little space. Your letters are safe on the server and are loading again.',
  lostUploads: (count: number) =>
    count === 1
      ? 'One new document was not sent yet. It is lost. Please photograph or upload it again.'
      : `${count} new documents were not sent yet. They are lost. Please photograph or upload them again.`,
  lostChanges: (count: number) =>
    count === 1
      ? 'One change to your letters was not sent yet. It is lost. Please look at your last letters and make it again.'
      : `${count} changes to your letters were not sent yet. They are lost. Please look at your last letters and make them again.`,
  lostUnknown:
    'If something was not sent yet, it is lost. Please check that your newest documents are in the list. Photograph or upload again what is missing.',
  clock: 'The date on this device is wrong',
  clockWhy: (here: string, right: string) =>
    `This device says that today is ${here}. Our server says that today is ${right}. We count all deadlines from the day of the server.`,
  clockDo: 'Please set date and time in the settings of this device.',
  ended: 'You were logged out on this device',
  endedBefore: 'You had been logged out on this device',
  endedKept: (count: number) =>
    count === 1
      ? 'One change was not sent yet. It is encrypted here and will be sent when you log in again.'
      : `${count} changes were not sent yet. They are encrypted here and will be sent when you log in again.`,
  endedLost: (names: string) =>
    `This was not sent, and it is deleted here: ${names}. Please do it again after you log in.`,
  endedKeptLetters:
    'The server was restored from a backup. It may not have all your letters. We encrypted the letters of this device here. They come back when you log in again.',
  endedLostLetters: (names: string) =>
    `The server was restored from a backup. It may not have these letters, and we deleted them here: ${names}. Please look for them in your list after you log in. Photograph or upload again what is missing.`,
  endedDraft: (name: string) => (name ? `What you typed for "${name}"` : 'Something you typed'),
} as const)
