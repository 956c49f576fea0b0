import { expect, test } from 'vitest'
import type { DocumentType } from '../types.ts'
import { orderActions } from './explain.ts'

const vague = ''
const list = 'Check the list in the letter.'
const pay = 'Pay €307.88 by 28 March 2025.'
const come = 'Come to the appointment, on time.'

const inOrder = (type: DocumentType, plain: string[]) =>
  orderActions(
    plain.map((text) => ({
      german: text,
      plain: text,
      translated: null,
      quality: null,
      evidence: [],
    })),
    type,
  ).map((action) => action.plain)

test('paying comes first in a bill and in a reminder', () => {
  expect(inOrder('Mahnung', [list, pay, come])).toEqual([pay, list, come])
  expect(inOrder('Rechnung', [vague, list, pay])).toEqual([pay, list, vague])
})

test('elsewhere the letter knows best what comes first', () => {
  expect(inOrder('Bescheid', [come, pay])).toEqual([come, pay])
})

test('what has no words of our own comes last', () => {
  expect(inOrder('other', [vague, come])).toEqual([come, vague])
})
