import { describe, expect, test } from 'vitest'
import { letter, pagesOf, setLine, setLines } from '../../cases/typeset.ts'
import { readLetter } from '../read-letter.ts'
import type { Pages } from '../types.ts'
import { withAnswer } from './apply-answers.ts'
import { canonicalValue, isCanonical } from './canonical.ts'
import { applyCorrections, withoutCorrections } from './apply-corrections.ts'
import type { CorrectableKind, Correction } from './types.ts'

const today = '2026-03-02'

const bill = letter([
  'Bitte überweisen Sie den Rechnungsbetrag von 120,00 EUR bis zum 16.01.2026',
  'auf das Konto IBAN DE02 1203 0000 0000 2020 51.',
])
const decision = letter([
  'Gegen diesen Bescheid kann innerhalb eines Monats nach Bekanntgabe Widerspruch',
  'erhoben werden. Der Widerspruch ist beim Amt Musterau einzulegen.',
])
const served = letter([
  'Bußgeldbescheid wegen einer Ordnungswidrigkeit.',
  'Gegen diesen Bußgeldbescheid können Sie innerhalb von zwei Wochen nach Zustellung',
  'Einspruch einlegen (§ 67 Abs. 1 OWiG).',
])

const read = (pages: Pages, ...corrections: Correction[]) =>
  readLetter(pages, { today, corrections })
const fact = (
  kind: CorrectableKind,
  value: string | null,
  was: string | null = null,
): Correction => ({ field: 'fact', kind, was, value })

describe('a corrected fact', () => {
  test('stands in place of what was read, at its place on the page, and says whose it is', () => {
    const before = read(bill).explanation.facts.find(({ kind }) => kind === 'amount-total')
    const after = read(bill, fact('amount-total', '12000')).explanation
    expect(before).toMatchObject({ value: '12000' })
    expect(before?.by).toBeUndefined()
    const { explanation } = read(bill, fact('amount-total', '21000'))
    expect(explanation.document_details.payment.total_fee).toBe('210,00 €')
    expect(explanation.document_details.summary).toContain('€210.00')
    expect(explanation.facts.find(({ kind }) => kind === 'amount-total')).toMatchObject({
      value: '21000',
      by: 'user',
      read: '12000',
      confidence: 1,
      evidence: before!.evidence,
      why: 'You gave this; the letter was read as 12000.',
    })
    expect(after.facts.find(({ kind }) => kind === 'amount-total')?.why).toContain('the same')
  })

  test('that the letter does not hold is nowhere in the explanation', () => {
    const { explanation } = read(bill, fact('amount-total', null, '12000'))
    expect(explanation.document_details.payment.total_fee).toBeNull()
    expect(explanation.facts.map(({ kind }) => kind)).not.toContain('amount-total')
    expect(explanation.document_details.summary).not.toContain('120.00')
  })

  test('that was not read at all is added, without a place on the page', () => {
    const { explanation } = read(decision, fact('payee', 'Amtskasse Musterau'))
    expect(explanation.facts.find(({ kind }) => kind === 'payee')).toMatchObject({
      value: 'Amtskasse Musterau',
      evidence: [],
      read: null,
      why: 'You gave this; it was not found in the letter.',
    })
  })

  test('moves the days that are counted from it', () => {
    const days = (date?: string) =>
      read(decision, ...(date ? [fact('letter-date', date)] : []))
        .explanation.deadlines.filter(({ what }) => what === 'object')
        .map((deadline) => deadline.date)
    expect(days()).toEqual(['2026-02-06'])
    expect(days('2026-01-12')).toEqual(['2026-02-16'])
  })

  test('of the day to pay takes the deadline along, and a day that is none leaves none', () => {
    const pay = (...corrections: Correction[]) => {
      const { deadlines, document_details } = read(bill, ...corrections).explanation
      expect(deadlines.filter(({ what }) => what === 'pay').map(({ date }) => date)).toEqual(
        [document_details.payment.due_date].filter((day) => day !== null),
      )
      return document_details.payment.due_date
    }
    expect(pay()).toBe('2026-01-16')
    expect(pay(fact('due-date', '2026-01-26', '2026-01-16'))).toBe('2026-01-26')
    expect(pay(fact('due-date', null, '2026-01-16'))).toBeNull()
  })

  test('silences the doubt about what it replaces', () => {
    const words = bill.words.map((word) =>
      word.text === '120,00' ? { ...word, confidence: 0.3 } : word,
    )
    const codes = (...corrections: Correction[]) =>
      read({ ...bill, words }, ...corrections).explanation.warnings.map(({ code }) => code)
    expect(codes()).toContain('amount-unconfirmed')
    expect(codes(fact('amount-total', '12000'))).not.toContain('amount-unconfirmed')
  })

  test('of several leaves the others', () => {
    const pages = pagesOf(bill.words, setLine('Unser Zeichen:', 125, 59), setLine('ZZ-77', 155, 59))
    const references = (...corrections: Correction[]) =>
      read(pages, ...corrections)
        .explanation.facts.filter(({ kind }) => kind === 'reference' || kind === 'case-file')
        .map(({ value }) => value)
    expect(references()).toEqual(expect.arrayContaining(['AB 12/34', 'ZZ-77']))
    const after = references(fact('reference', 'ZZ-78', 'ZZ-77'))
    expect(after).toEqual(expect.arrayContaining(['AB 12/34', 'ZZ-78']))
    expect(after).not.toContain('ZZ-77')
  })
})

describe('a corrected word', () => {
  const at = (pages: Pages, text: string) => pages.words.find((word) => word.text === text)!
  const word = (pages: Pages, was: string, value: string): Correction => {
    const { page, box } = at(pages, was)
    return { field: 'word', page, box, was, value }
  }

  test('is read anew: the facts in it, the text, and what follows', () => {
    const { explanation, text } = read(bill, word(bill, '120,00', '210,00'))
    expect(explanation.document_details.payment.total_fee).toBe('210,00 €')
    expect(text).toContain('210,00 EUR')
  })

  test('may be two words, and two words may become one', () => {
    expect(read(bill, word(bill, 'überweisen', 'über weisen')).text).toContain('über weisen Sie')
    const cut = pagesOf(setLines(['Sehr geehrte Frau Bei spiel,'], 25, 100))
    const { box } = at(cut, 'Bei')
    const whole = { ...box, width: at(cut, 'spiel,').box.x + 15 - box.x }
    const joined: Correction = {
      field: 'word',
      page: 1,
      box: whole,
      was: 'Bei spiel,',
      value: 'Beispiel,',
    }
    expect(read(cut, joined).text).toContain('Frau Beispiel,')
  })

  test('is found again by its place when the page is read in another way', () => {
    const correction = word(bill, '120,00', '210,00')
    const words = bill.words.map((one) => ({
      ...one,
      text: one.text === '120,00' ? '12O,0O' : one.text,
      box: { ...one.box, x: one.box.x + 0.4, y: one.box.y - 0.3 },
    }))
    const { payment } = read({ ...bill, words }, correction).explanation.document_details
    expect(payment.total_fee).toBe('210,00 €')
  })

  test('whose place holds nothing any more changes nothing', () => {
    const nowhere: Correction = {
      field: 'word',
      page: 1,
      box: { x: 1, y: 290, width: 5, height: 3 },
      was: 'x',
      value: '999,00',
    }
    expect(read(bill, nowhere)).toEqual(read(bill))
  })
})

describe('the answer to what only the user knows', () => {
  const object = (value?: string | null) => {
    const answers: Correction[] =
      value === undefined ? [] : [{ field: 'answer', question: 'service-date', value }]
    return read(served, ...answers).explanation.deadlines.find(({ what }) => what === 'object')
  }

  test.each(['0026-03-01', '0202-11-25', '9999-12-30'])(
    'that is a slip (%s) gives no day and takes none of the deadlines away',
    (value) => {
      const { deadlines } = read(served, {
        field: 'answer',
        question: 'service-date',
        value,
      }).explanation
      expect(deadlines).toMatchObject([{ what: 'object', date: null, needs: 'service-date' }])
      const [known] = read(served).explanation.deadlines
      const slip: Correction = { field: 'answer', question: 'service-date', value }
      expect(withAnswer(known!, [slip], null).date).toBeNull()
      expect(canonicalValue('letter-date', value)).toBeNull()
    },
  )

  test('without it the deadline has no day, and says how it would be counted', () => {
    expect(object()).toMatchObject({
      date: null,
      needs: 'service-date',
      counts: { period: { count: 2, unit: 'week' } },
    })
  })

  test('gives the deadline its day, with the arithmetic and the section of law', () => {
    expect(object('2026-01-05')).toMatchObject({ date: '2026-01-19', law: '§ 67 (1) OWiG' })
    expect(object('2026-01-05')?.steps.join(' ')).toMatch(/5 January 2026.*§ 180 ZPO.*two weeks/i)
    // two weeks later is a Saturday, so the deadline moves to Monday
    expect(object('2026-01-10')?.date).toBe('2026-01-26')
  })

  test('that is not known takes the earliest day there can be, and says why', () => {
    expect(object(null)?.date).toBe('2026-01-16')
    expect(object(null)?.steps[0]).toContain('so that you are not late')
  })
})

describe('what a device shows before the server has counted', () => {
  const { explanation } = read(bill)
  const given = [fact('iban', 'DE89370400440532013000'), fact('amount-total', '21000')]

  test('is the value itself, and taking it back gives what was read', () => {
    const shown = applyCorrections(explanation, given)
    expect(shown.sender.iban).toBe('DE89370400440532013000')
    expect(shown.document_details.payment.total_fee).toBe('210,00 €')
    const back = withoutCorrections(shown, [])
    expect(back.sender).toEqual(explanation.sender)
    expect(back.document_details.payment).toEqual(explanation.document_details.payment)
    expect(back.facts.map(({ kind, value }) => [kind, value])).toEqual(
      explanation.facts.map(({ kind, value }) => [kind, value]),
    )
  })

  test('is what the server says once it knows', () => {
    const server = read(bill, ...given).explanation
    expect(applyCorrections(withoutCorrections(server, given), given)).toEqual(server)
  })
})

test.each<[CorrectableKind, string, string | null]>([
  ['amount-total', '1.234,56 €', '123456'],
  ['amount-total', '1,234.56', '123456'],
  ['amount-total', '0', null],
  ['amount-total', 'ten', null],
  ['iban', 'de02 1203 0000 0000 2020 51', 'DE02120300000000202051'],
  ['iban', 'DE03 1203 0000 0000 2020 51', null],
  ['bic', 'byladem1001', 'BYLADEM1001'],
  ['letter-date', '2026-02-29', null],
  ['letter-date', '2026-02-28', '2026-02-28'],
  ['document-type', 'Bescheid', 'Bescheid'],
  ['document-type', 'Brief', null],
  ['sender', '  Amt Musterau ', 'Amt Musterau'],
  ['sender', 'Amt\u202eMusterau', null],
  ['payee', '', null],
])('%s typed as "%s" is %s', (kind, typed, value) => {
  expect(canonicalValue(kind, typed)).toBe(value)
  if (value !== null) expect(isCanonical(kind, value)).toBe(true)
})
