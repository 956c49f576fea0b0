import { responseTitleSaid } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { errorOf } from './call/answer.ts'
import { answeredTitle, entryTitle, nameOfText } from './letter-names.ts'
import { entryFailure } from './outbox/settled.ts'

const text = { responseType: 'inquiry', content: 'Guten Tag' }

test('a letter that an earlier version kept is called and sent as it was named then', () => {
  const title = 'Antwort auf: Mahnung'
  expect(nameOfText({ ...text, title })).toEqual({ title, titleSaid: undefined })
  expect(entryTitle({ title })).toEqual({ letterTitle: title })
  expect(answeredTitle({ title })).toBe(title)
})

test('a letter of this version is sent under the title of the specification, in every language', () => {
  const titleSaid = responseTitleSaid('Mahnung')
  const { title } = nameOfText({ ...text, titleSaid })
  expect(title).toBe('Response to: Mahnung')
  expect(entryTitle({ title, titleSaid })).toEqual({
    letterTitle: title,
    letterTitleSaid: titleSaid,
  })
  expect(answeredTitle({ title, titleSaid })).toBe('Mahnung')
})

test('why an entry of an earlier version is stuck is told in the English that it kept', () => {
  const message = 'You have 1 credit, and a letter costs 2. Nothing was ordered.'
  const failure = entryFailure({ code: 'not-enough-credits', message })
  expect(failure).toMatchObject({ message, said: { id: 'as-said', values: { words: message } } })
})

test('a server of an earlier version tells English only; one of this version tells the message beside it', () => {
  const answer = (body: object) =>
    errorOf({ status: 409, statusText: '', text: JSON.stringify(body) })
  const english = { code: 'conflict', error: 'Changed.', message: 'Changed.' }
  expect(answer(english)).toMatchObject({
    code: 'conflict',
    message: 'Changed.',
    said: { id: 'as-said', values: { words: 'Changed.' } },
  })
  const said = { id: 'of a later version', values: { count: 3 } }
  expect(answer({ ...english, said })).toMatchObject({
    code: 'conflict',
    message: 'Changed.',
    said,
  })
})
