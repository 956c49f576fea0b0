import { expect, test } from 'vitest'
import { openDatabase } from './db.ts'
import { wrongKey } from './wrong-key.ts'
import { markWrong, readWrongSentences } from './wrong-sentences.ts'

const one = { documentId: 1, german: 'Zahlen Sie.', english: 'You are paid.' }
const other = { documentId: 2, german: 'Bitte warten.', english: 'Please pay.' }

test('a sentence that is called wrong is kept once with its German until the mark is taken back', async () => {
  const db = openDatabase(61)
  await markWrong(db, one, true)
  await markWrong(db, one, true)
  expect(await readWrongSentences(db)).toEqual([{ ...one, at: expect.any(String) }])
  await markWrong(db, one, false)
  expect(await readWrongSentences(db)).toEqual([])
})

test('marks made at the same moment are all kept, each with its letter', async () => {
  const db = openDatabase(62)
  const many = Array.from({ length: 5 }, (_, at) => ({ ...one, english: `${at}` }))
  await Promise.all([...many, other].map((sentence) => markWrong(db, sentence, true)))
  expect(await readWrongSentences(db)).toHaveLength(6)
  await db.meta.delete(wrongKey(1))
  expect(await readWrongSentences(db)).toMatchObject([other])
})
