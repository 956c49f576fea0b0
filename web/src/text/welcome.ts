import { inLanguage } from './in-language.ts'

/** The sentences for somebody who has just come, and of the sample letter, in English. */
export const welcomeText = inLanguage('welcome', {
  name: 'How Brieflotse helps',
  place: (at: number, of: number) => `${at} of ${of}`,
  cards: [
    {
      title: 'Understand your letter',
      text: 'Photograph an official German letter. You read what it is, what to do, by when and how much.',
    },
    {
      title: 'Your letters stay with you',
      text: 'They are read on this server and kept on this device. They go to nobody else unless you say so, for example to have an answer posted.',
    },
    {
      title: 'Begin with one letter',
      text: 'Take a photo of it, or try the app with a sample letter first.',
    },
  ],
  skip: 'Skip',
  close: 'Close',
  back: 'Back',
  next: 'Next',
  start: 'Take a photo or choose a file',
  sample: {
    title: 'Sample letter',
    tag: 'Sample',
    open: 'Try it with a sample letter',
    hint: 'An invented letter. It asks for no money, and you can delete it at any time.',
  },
} as const)
