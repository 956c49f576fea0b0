import type { CutReason } from '@brieflotse/reading'
import { inLanguage } from './in-language.ts'

const pages = (numbers: number[]) =>
  numbers.length === 1
    ? `page ${numbers[0]}`
    : `pages ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`

/** The sentences about several letters in one file, and about the order of pages. */
export const stackText = inLanguage('stack', {
  seems: (count: number) => `This file seems to hold ${count} letters`,
  seemsHint:
    'Each letter has its own sender and its own deadlines. Look where the next letter begins, then split the file.',
  order: 'The pages seem to be in another order',
  orderHint: 'The printed page numbers say so. Look at the order below.',
  split: (count: number) => `Split into ${count} letters`,
  one: 'It is one letter',
  keepOrder: 'Use this order',
  letter: (number: number, numbers: number[]) => `Letter ${number}, ${pages(numbers)}`,
  page: (number: number) => `Page ${number}`,
  blank: 'No text',
  cut: (page: number) => `Begin a new letter at page ${page}`,
  cutShort: 'Cut here',
  uncut: (page: number) => `Page ${page} belongs to the letter before it`,
  uncutShort: 'Not a new letter',
  cutHelp: 'The arrow keys left and right move this cut.',
  moved: (page: number) => `A new letter begins at page ${page}.`,
  joinedUp: (page: number) => `Page ${page} belongs to the letter before it now.`,
  earlier: (page: number) => `Move page ${page} forward`,
  later: (page: number) => `Move page ${page} back`,
  atPlace: (page: number, place: number) => `Page ${page} is number ${place} now.`,
  why: 'Why?',
  reasons: {
    address: 'an address field',
    'letter-date': 'a day of its own',
    reference: 'a number of its own',
    salutation: 'a greeting',
    'page-one': 'it says that it is page 1',
    'all-pages-before': 'all pages of the letter before are there',
    'closed-before': 'the letter before ends',
    'other-sender': 'another sender',
  } satisfies Record<CutReason, string>,
  because: (page: number, reasons: string[]) => `Page ${page}: ${reasons.join(', ')}.`,
  sort: 'Sort pages',
  sortHint:
    'Put the pages in order, and cut where another letter begins. The file itself stays as it is.',
  save: 'Save this order',
  saved: 'The pages are in this order now',
  done: (count: number) => `Split into ${count} letters`,
  doneHint: 'They are in your list. The whole file is in the archive.',
  waiting: 'This happens as soon as the server can be reached.',
  kept: 'It stays one letter',
  failed: 'The pages could not be sorted',
  wasSplit: (count: number) => `This file was split into ${count} letters`,
  wasSplitHint: 'They are letters of their own now. The whole file stays here, in the archive.',
  openPart: (number: number) => `Open letter ${number}`,
  undoSplit: 'Put them back together',
  undone: 'The file is one document again',
  partOf: 'This letter was cut out of a larger file.',
  openWhole: 'Open the whole file',
  joinedFrom: (count: number) =>
    count === 1
      ? 'The pages of another upload are part of this letter.'
      : `The pages of ${count} other uploads are part of this letter.`,
  undoJoin: 'Take them apart',
  apart: 'The uploads are documents of their own again',
  joinedInto: 'The pages of this upload are part of another letter.',
  openJoined: 'Open that letter',
  join: 'Add pages of another upload',
  joinHint:
    'For one letter that came in two uploads. The pages you choose come behind those of this letter.',
  joinNone: 'There is no other document whose pages could be added.',
  joinOf: (title: string, count: number) =>
    `Add ${count === 1 ? 'the page' : `the ${count} pages`} of ${title}`,
  pageCount: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  joined: 'The pages were added',
  actedTitle: 'Something was done here already',
  acted:
    'You paid, answered or ticked off something here. Payments and answers go along with the letter they belong to where that is certain; the rest stays with the file in the archive. Look at the new letters before you pay anything again.',
  actedYes: 'Go on',
} as const)
