import { expect, it } from 'vitest'
import { letterOf } from '../../cases/letter-of.ts'
import { bestSpelling, spellingNote } from './best-spelling.ts'

it('spells a name as it stands elsewhere in the letter, and says so', () => {
  const letter = letterOf({
    head: ['Stadtwerke Lindenau GmbH'],
    back: 'Stadtwerke Llndenau GmbH, Ringweg 1, 50667 Köln',
    foot: [['Stadtwerke Lindenau GmbH', 'Ringweg 1', '50667 Köln']],
  })
  for (const word of letter.words) word.confidence = 0.9
  const read = 'Stadtwerke Llndenau GmbH'
  const spelled = bestSpelling(letter, read)
  expect(spelled).toBe('Stadtwerke Lindenau GmbH')
  expect(spellingNote(read, spelled)).toContain(`“${read}” is spelled “${spelled}”`)
  expect(spellingNote(spelled, bestSpelling(letter, spelled))).toBe('')
})
