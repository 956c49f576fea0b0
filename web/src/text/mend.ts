/** The sentences of two changes that contradict each other in English. */
export const mendText = {
  title: 'Which one shall stay?',
  why: 'This was changed somewhere else before your change arrived.',
  nothingToChoose:
    'The other change has not reached this device yet. Please look again in a moment.',
  mine: { title: 'Your name', tags: 'Your tags', letter: 'Your text' },
  theirs: { title: 'The other name', tags: 'The other tags', letter: 'The other text' },
  noName: 'No name, the title from the letter',
  noTags: 'No tags',
  keepMine: 'Keep mine',
  keepTheirs: 'Keep the other',
  later: 'Decide later',
} as const
