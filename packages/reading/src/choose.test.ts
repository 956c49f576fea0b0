import { describe, expect, it } from 'vitest'
import { choose, chooseFacts, doubt, merge } from './choose.ts'
import type { Finding } from './types.ts'

const found = (part: Partial<Finding>): Finding => ({
  kind: 'amount-total',
  value: '1000',
  words: [1],
  stated: true,
  confidence: 0.7,
  why: '',
  ...part,
})

describe('agreement', () => {
  it('makes two mentions at different places more certain than one', () => {
    const [both] = merge([found({}), found({ words: [9] })])
    expect(both).toMatchObject({ value: '1000', words: [1, 9] })
    expect(both?.confidence).toBeCloseTo(0.91)
  })

  it('does not count the same words twice', () => {
    expect(merge([found({}), found({ confidence: 0.6 })])[0]?.confidence).toBe(0.7)
  })

  it('never makes anything certain', () => {
    const many = merge([1, 2, 3, 4].map((word) => found({ words: [word], confidence: 0.9 })))
    expect(many[0]?.confidence).toBe(0.99)
  })
})

describe('doubt', () => {
  const words = (...confidences: number[]) =>
    confidences.map((confidence) => ({
      text: 'x',
      page: 1,
      box: { x: 0, y: 0, width: 1, height: 1 },
      confidence,
    }))
  const both = [found({ kind: 'recipient', words: [0, 1] }), found({ words: [0, 1] })]
  const trust = (read: number[]) => doubt(both, words(...read)).map(({ confidence }) => confidence)

  it('trusts a name less when one of its words was hard to read, an amount by its own checks', () => {
    expect(trust([0.9, 0.3, 1, 1, 1, 1, 1])).toEqual([expect.closeTo(0.49), 0.7])
  })

  it('takes no number for certain on a page that is hard to read, but for amounts that sums vouch for', () => {
    expect(trust([0.6, 0.6, 0.6])).toEqual([0.7, expect.closeTo(0.56)])
    expect(doubt([found({ confidence: 0.98 })], words(0.6, 0.6))[0]?.confidence).toBe(0.98)
  })
})

describe('choosing', () => {
  it('takes the value that more speaks for', () => {
    expect(
      choose([found({}), found({ value: '2000', confidence: 0.9 })], 'amount-total')?.value,
    ).toBe('2000')
  })

  it('gives nothing rather than a doubtful amount', () => {
    expect(choose([found({ confidence: 0.55 })], 'amount-total')).toBeNull()
  })

  it('gives nothing when two values are equally likely and neither is strong', () => {
    expect(
      choose(
        [found({ confidence: 0.65 }), found({ value: '2000', confidence: 0.64 })],
        'amount-total',
      ),
    ).toBeNull()
  })

  it('keeps one value of most kinds and all of those a letter can have several of', () => {
    const facts = chooseFacts([
      found({}),
      found({ value: '2000', confidence: 0.9 }),
      found({ kind: 'action', value: 'Bitte zahlen Sie.' }),
      found({ kind: 'action', value: 'Bitte antworten Sie.' }),
    ])
    expect(facts.map(({ value }) => value)).toEqual([
      '2000',
      'Bitte zahlen Sie.',
      'Bitte antworten Sie.',
    ])
  })
})

it('what a second look at a number has mended is said', () => {
  const finding: Finding = {
    kind: 'iban',
    value: 'DE02120300000000202051',
    words: [0],
    stated: true,
    confidence: 0.97,
    why: 'check digits match',
  }
  const word = { text: '2020', page: 1, box: { x: 0, y: 0, width: 9, height: 3 }, confidence: 0.9 }
  expect(doubt([finding], [{ ...word, before: '2028' }])[0]?.why).toBe(
    'check digits match; “2028” was read again, larger, as “2020”',
  )
  expect(doubt([finding], [word])[0]?.why).toBe('check digits match')
})
