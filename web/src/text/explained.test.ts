// @vitest-environment node
import { languages as known } from '@brieflotse/contract/languages'
import { english as inEnglish, saidInEnglish } from '@brieflotse/reading'
import { describe, expect, test } from 'vitest'
import type { Explained } from './explained-tables.ts'
import { saidIn } from './said.ts'

const files = import.meta.glob<{ explained: Explained }>('./*/explained.ts', { eager: true })
const languages = Object.entries(files).map(
  ([path, { explained }]) => [path.split('/')[1] as keyof typeof known, explained] as const,
)

test('every language but English explains letters', () => {
  const others = Object.keys(known).filter((language) => language !== 'en')
  expect(languages.map(([language]) => language).toSorted()).toEqual(others.toSorted())
})

const marks = {
  from: 'girocode',
  what: 'iban',
  reason: 'broken',
  country: 'ZZ',
  iban: 'IBAN-1',
  theirIban: 'IBAN-2',
  amount: 311,
  theirAmount: 422,
  sum: 533,
  figure: 644,
  currency: 'CHF',
  theirs: 'Wert-7',
  ours: 'Wert-8',
  code: '90000000',
  bic: 'BIC-9',
  bank: 'Bank-10',
  known: 'BIC-11',
  how: 'debit',
} as const
const warningIds = Object.keys(languages[0]![1].messages).filter((id) => id.startsWith('warning.'))
const warningsIn = (say: (id: string) => string | null): [string, string][] =>
  warningIds.map((id) => [id, say(id) ?? ''])

type Kind = { what: string; next: string | null; ifNot?: string | null }
const saidOfKind = (id: string, { what, next, ifNot }: Kind): [string, string][] =>
  Object.entries({ what, next, ifNot }).flatMap(([part, text]) =>
    text ? [[`kinds.${id}.${part}`, text] as [string, string]] : [],
  )

/** All texts of one language, by their place. */
function textsOf(tables: Explained, locale: string): Map<string, string> {
  const { kinds, terms, help } = tables
  return new Map([
    ...Object.entries(kinds).flatMap(([id, kind]) => saidOfKind(id, kind)),
    ...Object.entries(terms).map(([word, text]): [string, string] => [`terms.${word}`, text]),
    ...Object.entries(help.does).map(([name, text]): [string, string] => [`help.${name}`, text]),
    ...warningsIn((id) => saidIn([{ id, values: marks }], { ...tables, locale })),
  ])
}

const english = new Map([
  ...saidInEnglish.kinds.flatMap((kind) => saidOfKind(kind.id, kind)),
  ...saidInEnglish.terms.map(({ term, meaning }): [string, string] => [`terms.${term}`, meaning]),
  ...saidInEnglish.help.map(({ name, does }): [string, string] => [`help.${name}`, does]),
  ...warningsIn((id) => inEnglish([{ id, values: marks }])),
])

/** Numbers, paragraph signs and Roman numerals of a text, sorted. They must be equal in all languages. */
const figuresIn = (text: string) => (text.match(/\d+|§|\b(?:I|VI)\b/g) ?? []).toSorted()

/** German words that users recognise on paper: those in brackets, and names of offices and laws. */
const germanIn = (text: string) => [
  ...[...text.matchAll(/\((?!VAT\))([A-ZÄÖÜ][^),]+)[),]/g)].map(([, word]) => word!),
  ...(text.match(/\b(?:Jobcenter|Sozialamt|Familienkasse|BAföG|AGB|IBAN|BIC)\b/g) ?? []),
]

/** Periods that are written as words. */
const periods: Record<string, Record<string, RegExp>> = {
  'kinds.dismissal.next': {
    de: /3 Wochen/,
    tr: /3 hafta/,
    ar: /3 أسابيع/,
    uk: /3 тижні/,
    ru: /3 недели/,
    fr: /3 semaines/,
  },
  'kinds.dismissal.ifNot': {
    de: /3 Wochen/,
    tr: /3 hafta/,
    ar: /3 أسابيع/,
    uk: /3 тижні/,
    ru: /3 недели/,
    fr: /3 semaines/,
  },
  'kinds.asylum-decision.next': {
    de: /eine Woche/,
    tr: /bir hafta/,
    ar: /أسبوع واحد/,
    uk: /один тиждень/,
    ru: /одна неделя/,
    fr: /une semaine/,
  },
  'kinds.health-contributions.ifNot': {
    de: /zwei Monaten/,
    tr: /[İi]ki ay/,
    ar: /شهرين/,
    uk: /два місяці/,
    ru: /два месяца/,
    fr: /deux mois/,
  },
  'kinds.vehicle-tax.next': {
    de: /einmal im Jahr/,
    tr: /yılda bir kez/,
    ar: /مرة في السنة/,
    uk: /раз на рік/,
    ru: /раз в год/,
    fr: /une fois par an/,
  },
  'terms.Basiszinssatz': {
    de: /zweimal im Jahr/,
    tr: /[Yy]ılda iki kez/,
    ar: /مرتين في السنة/,
    uk: /двічі на рік/,
    ru: /два раза в год/,
    fr: /deux fois par an/,
  },
  'terms.Säumniszuschlag': {
    de: /jeden Monat/,
    tr: /her ay/,
    ar: /كل شهر/,
    uk: /кожен місяць/,
    ru: /каждый месяц/,
    fr: /chaque mois/,
  },
}

/** Letters that only this language has, and letters of the other languages. They detect a file in the wrong folder. */
const scripts: Record<string, { own: RegExp; others: RegExp }> = {
  de: { own: /[a-zäöüß]/, others: /[\u0400-\u06ffığş]/ },
  tr: { own: /[a-zığşçö]/, others: /[\u0400-\u06ff]/ },
  ar: { own: /[\u0600-\u06ff]/, others: /[\u0400-\u04ff]/ },
  uk: { own: /[\u0400-\u04ff]/, others: /[ыэъё\u0600-\u06ff]/ },
  ru: { own: /[\u0400-\u04ff]/, others: /[іїєґ\u0600-\u06ff]/ },
  fr: { own: /[a-zàâçéèêëîïôûù]/, others: /[\u0400-\u06ffığş]/ },
}

describe.each(languages)('what is explained in %s', (language, tables) => {
  const texts = textsOf(tables, known[language].locale)

  test('is all that is explained in English, and nothing else', () => {
    expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted())
  })

  test('names the same figures, periods and values', () => {
    for (const [place, text] of texts) {
      expect(figuresIn(text), place).toEqual(figuresIn(english.get(place)!))
    }
    for (const [place, said] of Object.entries(periods)) {
      expect(texts.get(place), place).toMatch(said[language]!)
    }
  })

  test('keeps the German words that stand on paper', () => {
    for (const [place, text] of texts) {
      for (const word of germanIn(english.get(place)!)) expect(text, place).toContain(word)
    }
  })

  test('is about as long as the English, and no text stands in two places', () => {
    const seen = new Map<string, string>()
    for (const [place, text] of texts) {
      const before = english.get(place)!
      // Allows some extra length, because a translation may have to explain a term that English readers know.
      const ratio = (text.length + 25) / (before.length + 25)
      expect(ratio, place).toBeGreaterThan(0.55)
      expect(ratio, place).toBeLessThan(place.startsWith('terms.') ? 3 : 1.7)
      const same = seen.get(text)
      if (same && before !== english.get(same)) {
        expect.soft(place, `the same text as ${same}`).toBe(same)
      }
      seen.set(text, place)
    }
  })

  test('is written in its letters, as sentences', () => {
    const { own, others } = scripts[language]!
    for (const [place, text] of texts) {
      expect(text, place).toMatch(own)
      expect(text, place).not.toMatch(others)
      expect(text, place).toMatch(/[.)?؟]$/)
      expect(text, place).not.toMatch(/undefined|\s{2}|^\s|!/)
    }
  })
})
