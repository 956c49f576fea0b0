import { inLanguage } from './in-language.ts'

/** The sentences of the upload screen, and of choosing several files, in English. */
export const uploadText = inLanguage('upload', {
  title: 'Upload',
  lead: 'Reading starts as soon as you choose a file. Choose several if your letter has several pages.',
  drop: 'Drop your letter here',
  choose: 'Choose your letter',
  dropHint: 'PDF, JPG, JPEG or PNG, up to 10 MB',
  dropNow: 'Let go to upload',
  browse: 'Browse Files',
  takePhoto: 'Take Photo',
  processing: 'Processing...',
  sending: (percent: number) => `Sending, ${percent} %`,
  uploaded: 'Document uploaded',
  uploadedLong: 'Your document is being processed.',
  kept: 'Saved on this device',
  keptLong: 'Your document will be sent as soon as there is a connection.',
  duplicate: 'You had uploaded this document before. It is in your list.',
  failed: 'Upload failed',
  failedLong: 'This file could not be kept on this device. There may be no space left.',
  andMore: (count: number) => (count === 1 ? 'and 1 more page' : `and ${count} more pages`),
  keptEach: (count: number) => `Your ${count} letters are sent one after the other.`,
  several: {
    title: (count: number) => `You chose ${count} files`,
    question: 'What are they?',
    together: 'Pages of one letter',
    togetherHint: 'Put them in the order of the pages.',
    separate: 'Separate letters',
    separateHint: 'Each file is read on its own.',
    place: (number: number, inPages: boolean) => `${inPages ? 'Page' : 'File'} ${number}`,
    list: 'Files you chose',
    earlier: (name: string, place: string) => `Move ${name}, ${place}, up`,
    later: (name: string, place: string) => `Move ${name}, ${place}, down`,
    remove: (name: string, place: string) => `Remove ${name}, ${place}`,
    moved: (name: string, place: string, count: number) => `${name} is now ${place} of ${count}.`,
    removed: (name: string) => `${name} was removed.`,
    uploadLetter: (count: number, inPages: boolean) =>
      count === 1
        ? 'Upload this letter'
        : `Upload as one letter, ${count} ${inPages ? 'pages' : 'files'}`,
    uploadEach: (count: number) => `Upload ${count} letters`,
    tooMany:
      'One letter can have up to 20 files of 60 MB together. Remove some, or upload them separately.',
  },
  tipsTitle: 'For a good photo',
  tips: [
    'Lay the page flat, in daylight if you can.',
    'Keep all four corners in the picture.',
    'Hold the phone straight above it, and still.',
  ],
} as const)
