import type { Question } from '@brieflotse/reading'
import { inLanguage } from './in-language.ts'

/** The sentences of correcting a letter and of answering what only the reader knows, in English. */
export const correctText = inLanguage('correct', {
  correct: 'Correct',
  correctOf: (label: string) => `Correct: ${label}`,
  list: 'Correct or add something',
  listTitle: 'What is wrong or missing?',
  notFound: 'Not found',
  reads: (value: string) => `The letter was read as ${value}.`,
  readNothing: 'This was not found in the letter.',
  byYou: 'Given by you',
  waiting: 'Waiting to be sent',
  value: 'What it should be',
  amountNote: 'In euros, as in 1234.56',
  notInLetter: 'It is not in the letter',
  takeBack: 'Use what was read',
  takeBackAnswer: 'Take back my answer',
  takeBackOf: (label: string) => `${label}: use what was read`,
  saved: 'Corrected',
  answerSaved: 'Your answer is kept',
  takenBack: 'Taken back',
  later: 'It is sent as soon as there is a connection. What follows from it is counted then.',
  own: 'Your corrections',
  ownHint: 'They stay when the letter is read again.',
  word: 'Word',
  wordOf: (word: string) => `Word: ${word}`,
  missing: 'Not in the letter',
  words: 'Correct words',
  chooseWord: 'Choose the word that is wrong. Arrow keys go from word to word.',
  hardWord: (word: string) => `${word}, hard to read`,
  correctedWord: (word: string) => `${word}, corrected by you`,
  hardWords: (count: number) =>
    count === 1
      ? 'One word on this page was hard to read. It is underlined.'
      : `${count} words on this page were hard to read. They are underlined.`,
  noWords: 'The words of this page come when you are connected.',
  wrong: {
    amount: 'Please type an amount, such as 1234.56.',
    day: 'Please choose a day.',
    iban: 'The check digits do not match. Please compare it with the letter.',
    bic: 'A BIC has 8 or 11 characters.',
    text: 'Please type what the letter says.',
  },
  readAgain: 'Read again',
  readAgainStarted: 'The letter is read again',
  readAgainLong: 'Your corrections and the name you gave it stay.',
  question: {
    'receipt-date': 'When did this letter reach you?',
    'service-date': 'Which day is written on the yellow envelope?',
  } satisfies Record<Question, string>,
  questionWhy: {
    'receipt-date': 'A deadline in it runs from that day, and only you know it.',
    'service-date':
      'The post wrote the day of delivery by hand on the envelope. A deadline runs from it.',
  } satisfies Record<Question, string>,
  day: 'Day',
  save: 'Count from this day',
  unknown: 'I don’t know',
  answered: 'You said',
  answeredUnknown: 'You do not know the day.',
  change: 'Change',
  dayMissing: 'Please choose a day.',
  dayAhead: 'This day has not come yet.',
  dayBefore: (day: string) => `The letter is dated ${day}. It cannot have come before.`,
  counted: 'How this was counted',
  cannotCount: 'The date of the letter could not be read either, so no day can be counted.',
  older: {
    title: 'Reading',
    none: 'All your letters were read by the newest reader.',
    some: (count: number) =>
      count === 1
        ? 'One letter was read by an earlier version of the reader.'
        : `${count} letters were read by an earlier version of the reader.`,
    hint: 'Reading them again may find more. Your corrections and the names you gave stay.',
    again: 'Read them again',
    started: 'They are read one after the other',
    failed: 'They could not be read again',
  },
} as const)
