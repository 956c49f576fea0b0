import type * as reading from '@brieflotse/reading'
import * as v from 'valibot'
import { expect, expectTypeOf, test } from 'vitest'
import { Credentials, Registration } from './entering.ts'
import { UploadFields } from './document-calls.ts'
import type { Explanation } from './explanation.ts'
import { englishOf } from './messages/english.ts'
import type { Plan } from './plan.ts'
import { ById } from './shapes.ts'

const sentenceOf = (id = '') => englishOf({ id, values: {} })

test('what reading gives is what goes over the wire', () => {
  expectTypeOf<Omit<reading.Explanation, 'plan' | 'next'>>().toEqualTypeOf<
    Omit<Explanation, 'plan' | 'next'>
  >()
  // the types are nested too deeply for an identity check, so each must extend the other
  expectTypeOf<reading.Plan>().toExtend<Plan>()
  expectTypeOf<Plan>().toExtend<reading.Plan>()
})

test.each([
  [{ username: '', password: 'x' }, 'Username is required'],
  [{ username: 'anna', password: '' }, 'Password is required'],
  [{ password: 'x' }, 'Username is required'],
])('login %j is refused with "%s"', (input, message) => {
  expect(sentenceOf(firstIssue(Credentials, input))).toBe(message)
})

test.each([
  [
    { username: 'an', password: '12345678', email: 'a@b.example' },
    'Username must be at least 3 characters',
  ],
  [
    { username: 'anna', password: '1234567', email: 'a@b.example' },
    'Password must be at least 8 characters',
  ],
  [{ username: 'anna', password: '12345678', email: 'nonsense' }, 'Invalid email format'],
])('registration %j is refused with "%s"', (input, message) => {
  expect(sentenceOf(firstIssue(Registration, input))).toBe(message)
})

test('a client cannot give itself credits, rights or a number', () => {
  const input = {
    username: 'anna',
    password: '12345678',
    email: 'anna@example.org',
    isAdmin: true,
    credits: 99,
    id: 1,
    createdAt: 'x',
  }
  expect(Object.keys(v.parse(Registration, input)).sort()).toEqual([
    'email',
    'password',
    'username',
  ])
})

test('an id in an address is a positive whole number', () => {
  expect(v.parse(ById, { id: '12' })).toEqual({ id: 12 })
  for (const id of ['0', '-1', '1.5', '1e3', 'x', '', '../1', '99999999999999999999'])
    expect(v.safeParse(ById, { id }).success, id).toBe(false)
})

test('the target language is English unless the client says otherwise', () => {
  expect(v.parse(UploadFields, {})).toEqual({ targetLanguage: 'en' })
  expect(v.safeParse(UploadFields, { targetLanguage: '../x' }).success).toBe(false)
})

function firstIssue(schema: v.GenericSchema, input: unknown): string | undefined {
  return v.safeParse(schema, input).issues?.[0].message
}
