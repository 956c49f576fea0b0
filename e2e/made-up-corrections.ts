import type { Changes, PageWords } from '../packages/contract/src/index.ts'
import { changes, documents } from './made-up.ts'

/** The words of every page; one of them is uncertain. */
export const madeUpWords: PageWords = ['Sehr', 'geehrte', 'Frau', 'Börgcr,'].map((text, index) => ({
  text,
  box: { x: 25 + index * 20, y: 100, width: 18, height: 5 },
  confidence: text === 'Börgcr,' ? 0.4 : 0.95,
}))

const [letter] = documents
const explanation = letter!.explanation!

/** The first letter with a deadline that depends on the reader, and with everything that can be corrected. */
const asking = {
  ...letter!,
  readerVersion: 1,
  explanation: {
    ...explanation,
    deadlines: [
      ...explanation.deadlines,
      {
        what: 'object' as const,
        date: null,
        time: null,
        stated: false,
        branch: 'fines' as const,
        law: '§ 67 (1) OWiG',
        steps: ['The period begins on the day of service.'],
        needs: 'service-date' as const,
        counts: { period: { count: 2, unit: 'week' as const }, states: [] },
        confidence: 0.75,
        evidence: [],
      },
    ],
  },
  corrections: [
    {
      field: 'fact' as const,
      kind: 'iban' as const,
      was: 'DE89370400440532013000',
      value: 'DE02120300000000202051',
    },
    {
      field: 'word' as const,
      page: 1,
      box: { x: 65, y: 100, width: 18, height: 5 },
      was: 'Fran',
      value: 'Frau',
    },
  ],
}

export const askingChanges: Changes = {
  ...changes,
  changes: [
    ...changes.changes.filter(({ id }) => id !== 1),
    { kind: 'document', id: 1, rev: 1, row: asking },
  ],
}
