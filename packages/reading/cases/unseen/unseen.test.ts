import { isIban } from '@brieflotse/rules'
import { describe, expect, it } from 'vitest'
import { findDates } from '../../src/german/dates.ts'
import { setLetter } from './set-letter.ts'
import { truthOf } from './truth-lines.ts'
import { halves, writtenLetters } from './written-letter.ts'

const letters = halves.flatMap(writtenLetters)
const weekdays = 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'.split(' ')
const wholeText = (words: { text: string }[]) => words.map(({ text }) => text).join(' ')

describe('letters written for the count', () => {
  it('are at least sixty, each with its own name', () => {
    expect(new Set(letters.map(({ id }) => id)).size).toBe(letters.length)
    expect(letters.length).toBeGreaterThanOrEqual(60)
  })

  it('print accounts with right check digits and weekdays that are true', () => {
    for (const { text, foot } of letters) {
      const all = [...text, ...foot.flat()].join('\n')
      for (const [iban] of all.matchAll(/\b[A-Z]{2}\d{2}(?: \d{4})+(?: \d{2})?\b/g)) {
        expect(`${iban} ${isIban(iban)}`).toBe(`${iban} true`)
      }
      for (const [, name = '', rest = ''] of all.matchAll(/\b(\w+tag|Mittwoch)(, .{12,20})/g)) {
        const date = findDates(rest)[0]?.date
        if (!date || !weekdays.includes(name)) continue
        expect(`${date} ${weekdays[new Date(date).getUTCDay()]}`).toBe(`${date} ${name}`)
      }
    }
  })

  it('say on their pages what is said to be true about them', () => {
    for (const letter of letters) {
      const truth = truthOf(letter)
      const { words, pages } = setLetter(letter)
      const text = wholeText(words)
      const compact = text.replaceAll(' ', '')
      for (const reference of truth.references) expect(text).toContain(reference)
      for (const value of [truth.sender?.zip, truth.sender?.city, truth.sender?.street].flat()) {
        if (value) expect(text).toContain(value)
      }
      for (const iban of [truth.payment?.iban].flat()) if (iban) expect(compact).toContain(iban)
      for (const { box } of words) {
        expect(box.x).toBeGreaterThan(5)
        expect(box.x + box.width).toBeLessThan(208)
        expect(box.y + box.height).toBeLessThan(292)
      }
      expect(pages.length).toBeLessThanOrEqual(2)
    }
  })
})
