import { inLanguage } from './in-language.ts'

/** What is said where the letters of this device cannot be opened, in English: nearly nobody ever needs it. */
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
  evicted: 'The browser had deleted your letters here',
} as const)
