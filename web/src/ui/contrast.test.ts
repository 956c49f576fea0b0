// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const [, , dark = ''] =
  /^(.*?)@media screen and \(prefers-color-scheme: dark\)(.*?)^\}/ms.exec(tokens) ?? []

const colours = (css: string) =>
  Object.fromEntries(
    [...css.matchAll(/--(?:color-)?([a-z-]+): (#[0-9a-f]{6,8});/g)].map(([, name, hex]) => [
      name!,
      hex!,
    ]),
  )
const light = colours(tokens.replace(dark, ''))
const themes = { light, dark: { ...light, ...colours(dark) } }

/** Text colours and the backgrounds on which they are used. */
const words: [text: string, grounds: string][] = [
  ['ink', 'page surface sunken line accent-wash must-wash money-wash late-wash german mark'],
  ['muted', 'page surface sunken german'],
  ['accent', 'page surface sunken accent-wash german'],
  ['must', 'page surface must-wash sunken'],
  ['money', 'page surface money-wash'],
  ['late', 'page surface sunken late-wash german'],
  ['on-accent', 'accent accent-deep'],
  ['on-late', 'late-solid'],
  ['white', 'night'],
]
/** Colours of control borders, meaningful icons and the focus ring, with their backgrounds. */
const drawn: typeof words = [
  ['line-strong', 'page surface sunken'],
  ['accent', 'page surface sunken accent-wash must-wash money-wash late-wash german line'],
  ['accent late-solid', 'page surface sunken'],
  ['arrived', 'surface page'],
  ['found', 'night'],
]

const channels = (hex: string) =>
  [1, 3, 5, 7].map((at) => parseInt(hex.slice(at, at + 2) || 'ff', 16))

/** Blends a translucent colour with its background. */
function over(hex: string, ground: string): number[] {
  const [under, [r, g, b, alpha]] = [channels(ground), channels(hex)]
  return [r!, g!, b!].map((one, index) => under[index]! + ((one - under[index]!) * alpha!) / 255)
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(rgb: number[]): number {
  const [r, g, b] = rgb.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

function contrast(theme: Record<string, string>, front: string, ground: string): number {
  const below = over(theme[ground]!, theme['surface']!)
  const [a, b] = [luminance(over(theme[front]!, theme['surface']!)), luminance(below)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const pairs = (list: typeof words) =>
  list.flatMap(([fronts, grounds]) =>
    fronts
      .split(' ')
      .flatMap((front) => grounds.split(' ').map((ground) => [front, ground] as const)),
  )

test.each([
  ['light', 'words', 4.5],
  ['light', 'drawn', 3],
  ['dark', 'words', 4.5],
  ['dark', 'drawn', 3],
] as const)('%s: what is %s differs enough from what it is on', (name, what, least) => {
  const weak = pairs(what === 'words' ? words : drawn)
    .map(([front, ground]) => ({ front, ground, ratio: contrast(themes[name], front, ground) }))
    .filter(({ ratio }) => !(ratio >= least))
    .map(({ front, ground, ratio }) => `${front} on ${ground}: ${ratio.toFixed(2)}`)
  expect(weak).toEqual([])
})

test('every pair is of tokens that there are, and each look has its own', () => {
  const named = [...pairs(words), ...pairs(drawn)].flat()
  expect(named.filter((name) => !light[name])).toEqual([])
  expect(themes.dark['ink']).not.toBe(light['ink'])
})
