import { describe, expect, it } from 'vitest'
import { splitSentences } from '../german/sentences.ts'
import { helpPlaces } from './help-places.ts'
import { generalKinds, letterKinds } from './kinds.ts'

const lengths = (text: string) =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end).split(/\s+/).length)

const at = (numbers: number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1]!

const texts: [name: string, text: string][] = [
  ...letterKinds.flatMap(({ id, what, next, ifNot }): [string, string][] => [
    [`${id}: what`, what],
    [`${id}: next`, next],
    ...(ifNot ? [[`${id}: if not`, ifNot] as [string, string]] : []),
  ]),
  ...generalKinds.flatMap(({ id, what, next }): [string, string][] => [
    [`${id}: what`, what],
    ...(next ? [[`${id}: next`, next] as [string, string]] : []),
  ]),
  ...Object.entries(helpPlaces).map(([id, { does }]): [string, string] => [id, does]),
]

describe('what is said of letters', () => {
  it('is said in short sentences, each text for itself', () => {
    const long = texts.filter(
      ([, text]) => at(lengths(text), 0.5) > 14 || Math.max(...lengths(text)) > 22,
    )
    expect(long).toEqual([])
  })

  it('has sentences of at most 14 words in the middle and 22 nearly always', () => {
    const all = texts.flatMap(([, text]) => lengths(text))
    expect(at(all, 0.5)).toBeLessThanOrEqual(14)
    expect(at(all, 0.95)).toBeLessThanOrEqual(22)
  })

  it('names no day, orders nothing and shouts nothing', () => {
    for (const [, text] of texts) {
      expect(text).not.toMatch(/!|\b20\d\d\b|\bmust immediately\b|\byour fault\b/i)
      expect(text).toMatch(/^[A-Z].*[.)]$/)
    }
  })
})

describe('the places that help', () => {
  it('are reached by their own address, over https', () => {
    for (const { address, phone } of Object.values(helpPlaces)) {
      expect(address).toMatch(/^https:\/\/[a-z.-]+(\/|$)/)
      expect(phone ?? '0800').toMatch(/^(0800|116)/)
    }
  })

  it('are all named by some kind of letter', () => {
    const used = new Set([...letterKinds, ...generalKinds].flatMap(({ help }) => help))
    for (const id of Object.keys(helpPlaces)) expect(used).toContain(id)
  })
})
