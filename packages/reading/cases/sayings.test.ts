import { expect, test } from 'vitest'
import { english, inEnglish } from '../src/said/english.ts'
import type { Saying } from '../src/said/saying.ts'
import { caseSets, readAll } from './table.ts'

const [letters] = caseSets
if (!letters) throw new Error('There are no letters')
const explanations = readAll(letters).map(({ reading }) => reading.explanation)

/** The sentences after a round trip through JSON. */
const sent = (said: unknown) => JSON.parse(JSON.stringify(said)) as Saying[]

test('the English of an explanation is what its sayings say, after their journey too', () => {
  for (const { said, document_details, actions, deadlines, whatHappensIfNot } of explanations) {
    expect(english(sent(said))).toBe(document_details.summary)
    for (const action of actions) expect(english(sent(action.said))).toBe(action.plain)
    for (const { steps, said: made } of deadlines) {
      expect(sent(made).map((one) => english([one]))).toEqual(steps)
    }
    if (whatHappensIfNot) {
      expect(english(sent(whatHappensIfNot.said)) || null).toBe(whatHappensIfNot.plain)
    }
  }
})

test('nothing is said that is not in the table', () => {
  const said = explanations.flatMap((one) => [
    ...(one.said ?? []),
    ...one.actions.flatMap((action) => action.said ?? []),
    ...one.deadlines.flatMap((deadline) => deadline.said ?? []),
    ...(one.whatHappensIfNot?.said ?? []),
  ])
  expect(said.length).toBeGreaterThan(300)
  const isSaid = (id: string) => id === 'ask.things' || Object.hasOwn(inEnglish.messages, id)
  for (const { id } of said) expect(isSaid(id), id).toBe(true)
})
