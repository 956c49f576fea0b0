import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mask, remask, respell, restoreSpelling } from '@brieflotse/translating'
import { translateUnits } from './engine.ts'
import type { MaskedSentence } from './engine.ts'
import { loadLexicon } from './lexicon-file.ts'

const lexicon = loadLexicon()
const unit = (masked: string): MaskedSentence => ({ wire: masked, masked, items: [] })

test('what does not pass gets a second try in another spelling, and the better one counts', async () => {
  const asked: string[][] = []
  const decode = (sentences: string[]) => {
    asked.push(sentences)
    const text = asked.length === 1 ? 'Please pay.' : 'Please pay <amt6> by <date6>'
    return Promise.resolve(sentences.map(() => [{ text, logProb: -0.05, cut: false, unknown: 0 }]))
  }
  const rated = await translateUnits(
    [unit('Bitte zahlen Sie <amt1> bis zum <date1>.')],
    decode,
    lexicon,
  )
  expect(asked[1]).toEqual(['Bitte zahlen Sie <amt6> bis zum <date6>'])
  expect(rated[0]).toMatchObject({ text: 'Please pay <amt1> by <date1>.', quality: 'model' })
})

test('another spelling is undone without a trace', () => {
  const tags = fc.constantFrom('<amt1>', '<amt3>', '<date1>', '<num2>', '<num9>', '<ref1>', 'Wort')
  fc.assert(
    fc.property(fc.array(tags, { minLength: 1 }), fc.constantFrom('', '.', '?'), (words, end) => {
      const masked = words.join(' ') + end
      const again = restoreSpelling(masked, respell(masked))
      expect(again.replace(/[.?]$/, '')).toBe(words.join(' '))
    }),
  )
})

test('a model without placeholders has its values found in any English spelling', () => {
  const { items } = mask('bis zum 12.03.2024 genau 1.234,50 € oder 5 % nach § 60 SGB I')
  expect(
    remask('by March 12, 2024 exactly EUR 1,234.50 or 5 percent under § 60 SGB I', items),
  ).toBe('by <date1> exactly <amt1> or <num1> under <ref1>')
  expect(remask('by 12 March 2025', items)).toBe('by 12 March 2025')
})
