import { expect, test } from 'vitest'
import { say } from './say.ts'

test('a saying is its id and its values; one that is not known, or lacks a value, does not compile', () => {
  expect(say('ask.call', { by: 'at-once' })).toEqual({ id: 'ask.call', values: { by: 'at-once' } })
  expect(say('ask.call-off')).toEqual({ id: 'ask.call-off', values: {} })
  // @ts-expect-error a value is missing
  say('summary.sender-on', { sender: 'Amt' })
  // @ts-expect-error no such sentence
  say('ask.dance')
  // @ts-expect-error no such word
  say('ask.sign', { form: 'poem', by: null })
  // @ts-expect-error it takes nothing
  say('ask.call-off', { by: null })
})
