import { describe, expect, it } from 'vitest'
import { processorMs } from '../../cases/processor-ms.ts'
import { splitSentences } from './sentences.ts'

const split = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end))

describe('splitSentences', () => {
  it.each([
    'Die Frist nach § 19 Abs. 2 StromGVV läuft am 2. Oktober 2025 ab.',
    'Bitte rufen Sie Hr. Dietzel unter Tel. 0361 555 an.',
    'Am 3., 11. und 17. Juni 2025 kamen Sie zu spät.',
    'Der III. Quartal 2025 wird z. B. mit 231,00 € (zzgl. 19 % USt.) berechnet.',
    'Sie sind am 10.03., 10.06., 10.09. und 10.12. zu entrichten, erstmals am 10.03.2026.',
    'Die Gebühr (Nr. 2300 VV RVG) von 45,90 € ist inkl. MwSt. zu zahlen.',
    'Bringen Sie bitte mit:',
    'Wir gewähren u. a. Skonto.',
  ])('keeps together: %s', (text) => {
    expect(split(text)).toEqual([text])
  })

  it('splits at full stops, question and exclamation marks', () => {
    expect(split('Das gilt ab 2026. Zahlen Sie 5,00 €. Wann? Bis 1.1.2026! Danke.')).toEqual([
      'Das gilt ab 2026.',
      'Zahlen Sie 5,00 €.',
      'Wann?',
      'Bis 1.1.2026!',
      'Danke.',
    ])
  })

  it('keeps a closing quotation mark with its sentence', () => {
    expect(split('Er sagt „Nein.“ Dann geht er.')).toEqual(['Er sagt „Nein.“', 'Dann geht er.'])
  })

  it('gives nothing for nothing', () => {
    expect(split('  ')).toEqual([])
  })

  it('stays fast on hostile text', () => {
    const started = processorMs()
    splitSentences('. A'.repeat(100_000) + '.'.repeat(100_000))
    expect(processorMs() - started).toBeLessThan(4000)
  })
})
