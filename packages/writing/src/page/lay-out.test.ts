import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { aLetter, aWriter } from '../../test/made-up.ts'
import type { Addressee } from '../types.ts'
import { layOut } from './lay-out.ts'
import { a4, layoutProfiles } from './layout-profiles.ts'
import type { LaidOut, Paper, PlacedLine } from './types.ts'

/** A fake font: every character is half as wide as its size. */
const measure = (text: string, size: number) => text.length * size * 0.5 * 0.3528
const profiles = Object.entries(layoutProfiles)

const paper: Paper = {
  writer: aWriter,
  addressee: aLetter.addressee,
  writtenOn: '2026-01-10',
  text: 'Kündigung\n\nSehr geehrte Damen und Herren,\n\nhiermit kündige ich.\n\nMit freundlichen Grüßen\n\nAmina Yıldız',
  signature: null,
}

const address = fc.record<Addressee>({
  name: fc.lorem({ maxCount: 12 }),
  street: fc.option(fc.lorem({ maxCount: 8 })),
  zip: fc.constantFrom('01067', '80331'),
  city: fc.lorem({ maxCount: 5 }),
})

const boxOf = ({ x, y, text, size }: PlacedLine) => ({
  left: x,
  right: x + measure(text, size),
  top: y - size * 0.3528,
  bottom: y + size * 0.3528 * 0.25,
})

function expectClean(
  laidOut: LaidOut,
  profile: (typeof layoutProfiles)[keyof typeof layoutProfiles],
) {
  for (const line of laidOut.pages.flat()) {
    const box = boxOf(line)
    expect(box.left).toBeGreaterThanOrEqual(profile.edges.left)
    expect(box.right).toBeLessThanOrEqual(a4.width - profile.edges.right + 0.01)
    expect(box.top).toBeGreaterThanOrEqual(profile.edges.top)
    expect(box.bottom).toBeLessThanOrEqual(a4.height - profile.edges.bottom)
  }
  for (const lines of laidOut.pages) {
    const text = lines.filter(({ role }) => role === 'subject' || role === 'body')
    for (const [i, { y }] of text.slice(1).entries()) expect(y - text[i]!.y).toBeGreaterThan(4.9)
  }
  for (const line of laidOut.pages[0]!) {
    const box = boxOf(line)
    for (const { x, y, width, height } of profile.keepFree) {
      const isOutside =
        box.right <= x || box.left >= x + width || box.bottom <= y || box.top >= y + height
      expect(isOutside, `${line.role} ${line.text}`).toBe(true)
    }
    if (line.role !== 'address') continue
    const { x, y, width, height } = profile.address
    expect(box.top).toBeGreaterThanOrEqual(y - 0.2)
    expect(box.bottom).toBeLessThanOrEqual(y + height + 0.2)
    expect(box.left).toBeGreaterThanOrEqual(x)
    expect(box.right).toBeLessThanOrEqual(x + width + 0.01)
  }
}

test.each(profiles)(
  '%s: whatever the address, it stands in the window or is refused',
  (_, profile) => {
    fc.assert(
      fc.property(
        address,
        fc.array(fc.lorem({ maxCount: 60 }), { maxLength: 30 }),
        (addressee, body) => {
          const text = ['Betreff', 'Guten Tag,', ...body, 'Mit freundlichen Grüßen', 'Name'].join(
            '\n\n',
          )
          const laidOut = layOut({ ...paper, addressee, text }, profile, measure)
          expectClean(laidOut, profile)
          const isSet = laidOut.pages[0]!.some(({ role }) => role === 'address')
          expect(isSet).toBe(laidOut.problems.length === 0)
        },
      ),
    )
  },
)

test('an address without a town is refused with what to do', () => {
  const addressee = { ...aLetter.addressee, city: null }
  const { problems } = layOut({ ...paper, addressee }, layoutProfiles.practice, measure)
  expect(problems).toMatchObject([{ code: 'no-address' }])
})

test('a long address is set smaller before it is refused', () => {
  const name =
    'Gemeinschaftliche Verwaltungsstelle der Landkreise Alpha, Beta und Gamma, Sachgebiet 4'
  const { pages, problems } = layOut(
    { ...paper, addressee: { ...aLetter.addressee, name } },
    layoutProfiles['epost-registered'],
    measure,
  )
  const sizes = new Set(pages[0]!.filter(({ role }) => role === 'address').map(({ size }) => size))
  expect(problems).toEqual([])
  expect([...sizes]).toEqual([9])
})

test('closing, signature and name stay on one page', () => {
  for (let count = 1; count < 60; count += 1) {
    const body = Array.from({ length: count }, (_, i) => `Absatz ${i}.`)
    const text = ['Betreff', 'Guten Tag,', ...body, 'Mit freundlichen Grüßen', 'Name'].join('\n\n')
    const { pages, signature } = layOut({ ...paper, text }, layoutProfiles.home, measure)
    const last = pages
      .at(-1)!
      .filter(({ role }) => role === 'body')
      .map((line) => line.text)
    expect(last.slice(-2)).toEqual(['Mit freundlichen Grüßen', 'Name'])
    expect(signature).toMatchObject({ page: pages.length })
  }
})

test('only a letter of several pages has page numbers', () => {
  const numbersOf = ({ pages }: LaidOut) =>
    pages.flat().flatMap(({ role, text }) => (role === 'page-number' ? [text] : []))
  expect(numbersOf(layOut(paper, layoutProfiles.home, measure))).toEqual([])
  const text = `${paper.text}\n\n${'Noch ein Absatz.\n\n'.repeat(60)}`
  expect(numbersOf(layOut({ ...paper, text }, layoutProfiles.home, measure))).toEqual([
    'Seite 1 von 3',
    'Seite 2 von 3',
    'Seite 3 von 3',
  ])
})

test('twenty thousand characters without a space are set at once, and none is lost', () => {
  let asked = 0
  const counting = (text: string, size: number) => {
    asked += text.length
    return measure(text, size)
  }
  const text = `Betreff\n\n${'W'.repeat(20_000)}`
  const { pages } = layOut({ ...paper, text }, layoutProfiles.home, counting)
  const body = pages.flat().filter(({ role }) => role === 'body')
  expect(body.map((line) => line.text).join('')).toBe('W'.repeat(20_000))
  expect(asked).toBeLessThan(1_000_000)
})

const start = 'Kündigung\n\nSehr geehrte Damen und Herren,\n\nhiermit kündige ich.'

test.each([
  ['a postscript', `${start}\n\nMit freundlichen Grüßen\n\nAmina Yıldız\n\nPS: Danke.`],
  [
    'the name right below the greeting',
    `${start}\n\nMit freundlichen Grüßen\nAmina Yıldız\n\nPS: Danke.`,
  ],
  ['another greeting, with thanks above it', `${start}\n\nDanke!\nViele Grüße\nAmina Yıldız`],
  ['no name', `${start}\n\nHochachtungsvoll`],
])('the signature stands below the greeting, also with %s', (_, text) => {
  const { pages, signature } = layOut({ ...paper, text }, layoutProfiles.home, measure)
  const lines = pages[0]!.filter(({ role }) => role === 'body')
  const greeting = lines.find((line) => /Grüße|Hochachtung/.test(line.text))!
  const next = lines.find(({ y }) => y > greeting.y)
  expect(next?.text ?? 'Amina Yıldız').toBe('Amina Yıldız')
  expect(signature!.y).toBeGreaterThan(greeting.y)
  expect(signature!.y + signature!.height).toBeLessThan(next?.y ?? a4.height)
  if (next) expect(next.y - greeting.y).toBeCloseTo(25)
})

test('a postscript stands one line below the name, and the enclosures below it', () => {
  const text = `${start}\n\nMit freundlichen Grüßen\n\nAmina Yıldız\n\nPS: Danke.`
  const { pages } = layOut(
    { ...paper, text, enclosures: ['Kopie: Brief'] },
    layoutProfiles.home,
    measure,
  )
  const [name, ps, heading] = ['Amina Yıldız', 'PS: Danke.', 'Anlage'].map((wanted) =>
    pages[0]!.findLast((line) => line.text === wanted),
  )
  expect(ps!.y - name!.y).toBeCloseTo(10)
  expect(heading!.y).toBeGreaterThan(ps!.y)
})
