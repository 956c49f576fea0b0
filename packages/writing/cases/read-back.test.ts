import { expect, test } from 'vitest'
import { aLetter, aWriter } from '../test/made-up.ts'
import {
  compose,
  type ResponseKind,
  responseKinds,
  letterMeaningOf,
  readBack,
  letterTextOf,
} from '../src/index.ts'
import { answered, ids } from './answered.ts'

const today = '2026-01-10'
const wishes = { date: '2026-02-01', amount: 5_000 } as const

function joined(kind: ResponseKind, text: string): string {
  const [head = [], ...body] = readBack(kind, text)!
  const lines = body.map((sentences) => sentences.map(({ english }) => english ?? '?').join(' '))
  return [head.map(({ english }) => english ?? '?').join('\n'), ...lines].join('\n\n')
}

test.each(ids())('responses to %s are understood again from their text alone', (id) => {
  for (const kind of responseKinds) {
    for (const wished of [{}, wishes]) {
      const draft = compose(kind, {
        facts: answered(id, 'pdf'),
        writer: aWriter,
        wishes: wished,
        today,
      })
      const meaning = letterMeaningOf(draft)
        // text typed by the user counts as a changed sentence
        .replace(/\[(?:your question|your reason|new address)\]/g, '?')
      expect(joined(kind, letterTextOf(draft))).toBe(meaning)
    }
  }
})

const text = letterTextOf(
  compose('payment', { facts: aLetter, writer: aWriter, wishes: { date: '2026-02-01' }, today }),
)

test('a changed day is read as it stands now', () => {
  expect(joined('payment', text.replace('1.\u00a0Februar 2026', '15. März 2026'))).toContain(
    '15 March 2026',
  )
})

test('a sentence that was changed has no meaning, and its neighbours keep theirs', () => {
  const changed = text.replace('Bitte bestätigen Sie mir', 'Bitte bestätigen Sie mir niemals')
  const sentences = readBack('payment', changed)!.flat()
  expect(sentences.filter(({ english }) => english === null)).toHaveLength(1)
  const more = text.replace('überweisen.', 'überweisen. Es tut mir leid.')
  const said = readBack('payment', more)!.flat()
  expect(said.find(({ german }) => german === 'Es tut mir leid.')?.english).toBeNull()
  expect(said.filter(({ english }) => english === null)).toHaveLength(1)
})

test('a kind of letter that is not known, and a text that is not ours, say nothing', () => {
  expect(readBack('poem', text)).toBeNull()
  expect(
    readBack('payment', 'Hallo\n\nalles ist ganz anders')!
      .flat()
      .every(({ english }) => english === null),
  ).toBe(true)
})
