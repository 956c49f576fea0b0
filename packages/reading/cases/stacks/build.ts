import type { PlainDate } from '@brieflotse/rules'
import type { Pages } from '../../src/types.ts'
import type { Truth } from '../truth.ts'
import { loadTruth } from '../truth.ts'
import { chance, withNoise } from '../unseen/noise.ts'
import { setLetter } from '../unseen/set-letter.ts'
import { truthOf } from '../unseen/truth-lines.ts'
import { writtenLetters, type Half } from '../unseen/written-letter.ts'
import { letterIds, loadWords, type Variant } from '../words.ts'
import { enclosure, enclosures, type Of } from './enclosures.ts'

/** A letter from which stacks are built, and the details that its enclosures repeat. */
export type Leaf = { id: string; pages: Pages; of: Of; today: PlainDate }

/** A generated file; `begins` are the pages on which a letter begins, without the first. */
export type BuiltStack = {
  id: string
  pages: Pages
  begins: number[]
  blank: number[]
  /** The page numbers in reading order. */
  order: number[]
  today: PlainDate
}

const one = <T>(value: T | (T | null)[] | null | undefined, otherwise: T): T =>
  (Array.isArray(value) ? value[0] : value) ?? otherwise

const german = (day: string) => day.split('-').toReversed().join('.')

function leafOf(id: string, pages: Pages, truth: Truth): Leaf {
  const { sender, recipient } = truth
  const town = `${one(sender?.street, 'Amtsweg 3')} 1, ${one(sender?.zip, '12345')} ${one(sender?.city, 'Musterau')}`
  const of = {
    sender: one(sender?.name, 'Amt Musterau'),
    town,
    to: [
      'Frau',
      one(recipient?.name, 'Eva Beispiel'),
      one(recipient?.address, 'Weg 7'),
      `${one(recipient?.zip, '54321')} ${one(recipient?.city, 'Neustadt')}`,
    ],
    reference: one(truth.mainReference, truth.references[0] ?? 'AB 12/34'),
    date: german(one(truth.date, '2025-01-15')),
  }
  return { id, pages, of, today: truth.today }
}

export function storedLeaves(variant: Variant): Leaf[] {
  return letterIds().map((id) => leafOf(id, loadWords(id, variant), loadTruth(id)))
}

export function writtenLeaves(half: Half, variant: Variant): Leaf[] {
  return writtenLetters(half).map((letter) =>
    leafOf(letter.id, withNoise(setLetter(letter), variant, letter.id), truthOf(letter)),
  )
}

const blankSize = { number: 1, width: 210, height: 297 }
const blankPage: Pages = { pages: [blankSize], words: [] }

type Part = { pages: Pages; begins: boolean; blank: boolean }

/** Puts parts in sequence, then orders the pages as a scanner delivers them. */
export function lay(id: string, parts: Part[], today: PlainDate, duplex = false): BuiltStack {
  const sides = parts.flatMap(({ pages, begins, blank }) =>
    pages.pages.map((size, i) => ({
      size,
      words: pages.words.filter(({ page }) => page === size.number),
      begins: begins && i === 0,
      blank,
    })),
  )
  if (duplex && sides.length % 2 === 1)
    sides.push({ size: blankSize, words: [], begins: false, blank: true })
  // a duplex scan has first all fronts, then the backs in reverse
  const place = (i: number) => (!duplex ? i : i % 2 === 0 ? i / 2 : sides.length - 1 - (i - 1) / 2)
  const numbered = sides.map((side, i) => ({ ...side, number: place(i) + 1 }))
  const byNumber = numbered.toSorted((a, b) => a.number - b.number)
  return {
    id,
    today,
    pages: {
      pages: byNumber.map(({ size, number }) => ({ ...size, number })),
      words: byNumber.flatMap(({ words, number }) =>
        words.map((word) => ({ ...word, page: number })),
      ),
    },
    begins: numbered.flatMap(({ begins, number }, i) => (begins && i > 0 ? [number] : [])),
    blank: byNumber.flatMap(({ blank, number }) => (blank ? [number] : [])),
    order: numbered.map(({ number }) => number),
  }
}

const names = Object.keys(enclosures)

/**
 * Stacks of two to four letters each, with enclosures and blank backs in between; the same for the same seed. Each letter starts one stack,
 * so that each is tested with everything that can follow.
 */
export function stacksOf(leaves: Leaf[], seed: string, variant: Variant): BuiltStack[] {
  const next = chance(seed)
  const pick = <T>(list: T[]): T => {
    const found = list.at(Math.floor(next() * list.length))
    if (found === undefined) throw new Error('nothing to choose from')
    return found
  }
  return leaves.map((first, index) => {
    const letters = [
      first,
      ...Array.from({ length: 1 + Math.floor(next() * 3) }, () => pick(leaves)),
    ]
    const different = letters.filter(
      (leaf, i) => letters.findIndex(({ id }) => id === leaf.id) === i,
    )
    const parts = different.flatMap((leaf): Part[] => {
      const goesAlong = Array.from({ length: Math.floor(next() * 2.2) }, () => pick(names))
      return [
        { pages: leaf.pages, begins: true, blank: false },
        ...goesAlong.map((name) => ({
          pages: withNoise(enclosure(name, leaf.of), variant, `${seed} ${name} ${index}`),
          begins: false,
          blank: false,
        })),
        ...(next() < 0.25 ? [{ pages: blankPage, begins: false, blank: true }] : []),
      ]
    })
    const today = different
      .map((leaf) => leaf.today)
      .toSorted()
      .at(-1)!
    return lay(`${seed} ${index} ${different.map(({ id }) => id).join(' + ')}`, parts, today)
  })
}

/** Single letters with one enclosure of each kind: they must not be split. */
export function singlesOf(leaves: Leaf[], variant: Variant): BuiltStack[] {
  return leaves.flatMap((leaf) =>
    names.map((name) => {
      const along = withNoise(enclosure(name, leaf.of), variant, `${leaf.id} ${name}`)
      const parts = [
        { pages: leaf.pages, begins: true, blank: false },
        { pages: along, begins: false, blank: false },
      ]
      return lay(`${leaf.id} + ${name}`, parts, leaf.today)
    }),
  )
}
