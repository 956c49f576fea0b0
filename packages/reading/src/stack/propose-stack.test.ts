import { describe, expect, it } from 'vitest'
import { lay, stacksOf, storedLeaves, singlesOf } from '../../cases/stacks/build.ts'
import { duplexOf } from '../../cases/stacks/duplex.ts'
import { scoreStacks } from '../../cases/stacks/score.ts'
import { pagesOf, setLine, setLines } from '../../cases/typeset.ts'
import type { Pages } from '../types.ts'
import { proposeStack } from './propose-stack.ts'

const leaves = storedLeaves('pdf')
const leaf = (id: string) => leaves.find((one) => one.id.startsWith(id))!
const part = (pages: Pages, begins = true) => ({ pages, begins, blank: false })
const empty: Pages = { pages: [{ number: 1, width: 210, height: 297 }], words: [] }
const today = '2026-12-01'

describe('letters in one file', () => {
  it('are told apart where a letter begins, and why is said', () => {
    const { pages } = lay('', [part(leaf('01').pages), part(leaf('02').pages)], today)
    expect(proposeStack(pages, today)).toMatchObject({
      order: [1, 2, 3],
      blank: [],
      cuts: [
        { page: 2, reasons: expect.arrayContaining(['address', 'letter-date', 'other-sender']) },
      ],
    })
  })

  it('are never cut from what goes along with them', () => {
    const { score, misses } = scoreStacks(singlesOf(leaves.slice(0, 6), 'pdf'))
    expect(misses).toEqual([])
    expect(score.falseCuts).toBe(0)
  })

  it('are found in stacks of all letters at hand, and none is found where none begins', () => {
    const { score } = scoreStacks(stacksOf(leaves, 'a', 'pdf'))
    expect(score.falseCuts).toBe(0)
    expect(score.blanksInvented).toBe(0)
    expect(score.right / score.begins).toBeGreaterThan(0.98)
  })

  it('stay one where a letter of several pages stands alone', () => {
    for (const { pages } of leaves.filter((one) => one.pages.pages.length > 1)) {
      expect(proposeStack(pages, today)).toBeNull()
    }
  })
})

describe('the sides of a stack', () => {
  it('that came fronts first are put in order where the printed numbers say so', () => {
    const { score } = scoreStacks(duplexOf('pdf'))
    // two letters from two tax offices, whose second pages cannot be told apart
    expect(score.ordersWrong).toBeLessThanOrEqual(2)
    expect(score.falseCuts).toBe(0)
  })

  it('stay as they lie where nothing is printed that says otherwise', () => {
    const text = (page: number) =>
      setLines(['Ein Absatz ohne eine Zahl.', 'Noch einer.'], 25, 60, { page })
    expect(proposeStack(pagesOf(text(1), text(2), text(3), text(4)), today)).toBeNull()
  })

  it('are put in order where a letter was photographed from its last page on', () => {
    const side = (page: number, at: number) => [
      ...setLine('Stadtwerke Musterau GmbH', 25, 14, { page }),
      ...setLine(`Seite ${at} von 3`, 170, 14, { page }),
      ...setLines(['Hier steht ein Satz von vielen.'], 25, 60, { page }),
    ]
    const stack = proposeStack(pagesOf(side(1, 3), side(2, 2), side(3, 1)), today)
    expect(stack?.order).toEqual([3, 2, 1])
  })
})

describe('blank pages', () => {
  it('are named, and specks on them are no text', () => {
    const speck = setLine('il . ,', 100, 140, { page: 2, confidence: 0.3 })
    const { pages } = lay('', [part(leaf('01').pages), part({ ...empty, words: [] }, false)], today)
    const withSpecks = { ...pages, words: [...pages.words, ...speck] }
    expect(proposeStack(withSpecks, today)).toEqual({ order: [1, 2], cuts: [], blank: [2] })
  })

  it('are no page of a code or of a few words that matter', () => {
    const { pages } = lay('', [part(leaf('01').pages), part(empty, false)], today)
    const box = { x: 20, y: 20, width: 30, height: 30 }
    const codes = [{ kind: 'girocode' as const, text: 'BCD', page: 2, box }]
    expect(proposeStack({ ...pages, codes }, today)).toBeNull()
    const note = setLine('Bitte bis Freitag zahlen', 25, 60, { page: 2 })
    expect(proposeStack({ ...pages, words: [...pages.words, ...note] }, today)).toBeNull()
  })
})
