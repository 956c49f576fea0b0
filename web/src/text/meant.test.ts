// @vitest-environment node
import { readBack } from '@brieflotse/writing'
import { describe, expect, test } from 'vitest'
import ar from './ar/meanings.json' with { type: 'json' }
import de from './de/meanings.json' with { type: 'json' }
import { languages as known } from '@brieflotse/contract/languages'
import { meaningOf } from './meant.ts'
import type { Meanings } from './meant-tables.ts'
import fr from './fr/meanings.json' with { type: 'json' }
import ru from './ru/meanings.json' with { type: 'json' }
import tr from './tr/meanings.json' with { type: 'json' }
import uk from './uk/meanings.json' with { type: 'json' }

// the type makes the compiler report missing entries
const languages: Record<string, Meanings> = { de, tr, ar, uk, ru, fr }

const places = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).toSorted()
const figures = (sentence: string) => (sentence.match(/\d+|§|\bAO\b|SEPA/g) ?? []).toSorted()

describe.each(Object.entries(languages))('what letters mean in %s', (_, own) => {
  const { advice, letter } = own

  test('keeps every place, figure and law, and leaves no sentence in English', () => {
    const sentences = { ...letter?.sentences, ...letter?.words, ...advice }
    for (const [english, sentence] of Object.entries(sentences)) {
      expect(sentence, english).not.toBe(english)
      expect(places(sentence), english).toEqual(places(english))
      if (!/Fiscal/.test(english)) expect(figures(sentence), english).toEqual(figures(english))
      expect(sentence, english).not.toMatch(/\b(the|you|your|letter)\b|\s{2}/)
    }
  })
})

const letter = [
  'Ihr Schreiben vom 14. März 2025: 2. Mahnung',
  'Sehr geehrte Frau Ünal,',
  'den Betrag von 1.050,00 € werde ich am [Datum] auf das von Ihnen genannte Konto überweisen. Nie wieder.',
  'Mit freundlichen Grüßen',
  'Jana Weber',
].join('\n\n')

test('a letter that was changed is said sentence by sentence, but for what the user wrote', () => {
  const said = readBack('payment', letter)!.flat()
  const inTurkish = said.map(({ told }) =>
    told ? meaningOf(told, tr.letter, known.tr.locale).replace(/[\u2068\u2069]/g, '') : null,
  )
  expect(inTurkish).toEqual([
    '14 Mart 2025 tarihli mektubunuz: 2. Mahnung',
    'Sayın Ünal Hanım,',
    expect.stringMatching(/^€1\.050,00 tutarını \[tarih\] tarihinde/),
    null,
    'Saygılarımla',
    null,
  ])
})
