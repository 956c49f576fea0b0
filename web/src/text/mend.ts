import { inLanguage } from './in-language.ts'

const said = (whose: string) => ({
  fact: `${whose} correction`,
  word: `${whose} word`,
  answer: `${whose} answer`,
})

/** The sentences of two changes that contradict each other in English. */
export const mendText = inLanguage('mend', {
  title: 'Which one shall stay?',
  why: 'This was changed somewhere else before your change arrived.',
  nothingToChoose:
    'The other change has not reached this device yet. Please look again in a moment.',
  mine: { title: 'Your name', tags: 'Your tags', letter: 'Your text', ...said('Your') },
  theirs: {
    title: 'The other name',
    tags: 'The other tags',
    letter: 'The other text',
    ...said('The other'),
  },
  noName: 'No name, the title from the letter',
  noTags: 'No tags',
  nothingSaid: 'As it was read',
  notThere: 'Not in the letter, or not known',
  keepMine: 'Keep mine',
  keepTheirs: 'Keep the other',
  later: 'Decide later',
} as const)
