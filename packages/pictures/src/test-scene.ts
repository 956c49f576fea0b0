import { frameOf, projection, type Corners, type Point } from './warp.ts'
import type { Colour } from './warp-colour.ts'
import type { Grey } from './grey.ts'

/** A test fixture: photos of a page as people take them, generated from a seed. */
export const sceneKinds = [
  'dark desk',
  'wood',
  'white desk',
  'checked cloth',
  'flowered cloth',
  'other papers',
  'cut edge',
  'hand',
  'fills the picture',
] as const
export type SceneKind = (typeof sceneKinds)[number]

type Rgb = readonly [number, number, number]
/** A generated photo; `corners`: where the page lies, possibly outside the picture. */
export type Scene = { photo: Colour; corners: Corners }

type Options = { kind: SceneKind; seed: number; width: number; height: number; noise?: number }

/** A pseudo-random generator of numbers from 0 to 1; the same seed gives the same numbers. */
export function chance(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1
  return () => {
    state ^= state << 13
    state >>>= 0
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state / 2 ** 32
  }
}

/** Smooth noise from -1 to 1; `size` in pixels. */
function cloud(x: number, y: number, size: number, seed: number): number {
  const [u, v] = [x / size, y / size]
  const [i, j] = [Math.floor(u), Math.floor(v)]
  const [a, b] = [u - i, v - j]
  const at = (p: number, q: number) => {
    const h = Math.imul(p * 374761393 + q * 668265263 + seed * 69069, 1274126177)
    return ((h ^ (h >>> 15)) & 0xffff) / 32768 - 1
  }
  const top = at(i, j) + (at(i + 1, j) - at(i, j)) * a
  const bottom = at(i, j + 1) + (at(i + 1, j + 1) - at(i, j + 1)) * a
  return top + (bottom - top) * b
}

const times = (colour: Rgb, by: number): Rgb => [colour[0] * by, colour[1] * by, colour[2] * by]

/** The colour of the desk at a place; sizes are shares of the picture's height. */
function deskOf(kind: SceneKind, seed: number, unit: number): (x: number, y: number) => Rgb {
  const random = chance(seed + 17)
  const size = unit * (0.02 + 0.03 * random())
  const paint: Rgb = [60 + 150 * random(), 40 + 60 * random(), 60 + 120 * random()]
  const white: Rgb = times([232, 230, 226], 0.86 + 0.1 * random())
  const dark: Rgb = [60, 58, 55]
  switch (kind) {
    case 'white desk':
      return (x, y) => times(white, 1 + 0.008 * cloud(x, y, unit * 0.2, seed))
    case 'checked cloth':
      return (x, y) => {
        const across = Math.floor(x / size) & 1
        const down = Math.floor((y + x * 0.12) / size) & 1
        return across + down === 2
          ? paint
          : across + down === 1
            ? times(paint, 1.3)
            : [225, 222, 216]
      }
    case 'flowered cloth':
      return (x, y) => {
        const [i, j] = [Math.floor(x / size / 2), Math.floor(y / size / 2)]
        const [a, b] = [x / size / 2 - i - 0.5, y / size / 2 - j - 0.5]
        const petals = 0.3 + 0.12 * Math.cos(5 * Math.atan2(b, a) + i + j)
        return Math.hypot(a, b) < petals ? ((i + j) % 3 ? paint : [190, 60, 70]) : [222, 216, 202]
      }
    case 'wood':
    case 'hand':
      return (x, y) => times([150, 108, 72], 1 + 0.12 * cloud(x, y * 8, unit * 0.15, seed))
    default:
      return (x, y) => times(dark, 1 + 0.08 * cloud(x, y, unit * 0.03, seed))
  }
}

function cornersOf({ kind, seed, width, height }: Options): Corners {
  const random = chance(seed)
  const fills = kind === 'fills the picture'
  const cut = kind === 'cut edge'
  const half = (height * (fills ? 1.12 : 0.74 + 0.14 * random())) / 2
  const [down, across] = [
    half,
    fills ? Math.max(half / Math.SQRT2, width * 0.56) : half / Math.SQRT2,
  ]
  const angle = ((random() - 0.5) * (fills ? 3 : 12) * Math.PI) / 180
  const edge = Math.floor(random() * 4)
  const away = cut ? 0.12 + 0.16 * random() : 0
  const move: Point = {
    x: [0, 1, 0, -1][edge]! * (width / 2 - across + 2 * across * away),
    y: [-1, 0, 1, 0][edge]! * (height / 2 - down + 2 * down * away),
  }
  const tilt = 0.04 * random()
  return frameOf(2, 2).map(({ x, y }) => {
    const u = (x - 1) * across * (1 + (y - 1) * tilt) * (1 + 0.02 * (random() - 0.5))
    const v = (y - 1) * down * (1 + 0.02 * (random() - 0.5))
    return {
      x: width / 2 + (cut ? move.x : 0) + u * Math.cos(angle) - v * Math.sin(angle),
      y: height / 2 + (cut ? move.y : 0) + u * Math.sin(angle) + v * Math.cos(angle),
    }
  }) as Corners
}

type Sheet = { corners: Corners; map: (x: number, y: number) => [number, number] }

function sheetAt(corners: Corners): Sheet {
  const [a, b, c, d, e, f, g, h] = projection(corners, frameOf(1, 1))
  return {
    corners,
    map: (x, y) => {
      const w = g * x + h * y + 1
      return [(a * x + b * y + c) / w, (d * x + e * y + f) / w]
    },
  }
}

/** Two more sheets, partly under the page and rotated. */
function othersOf({ seed, width, height }: Options): Sheet[] {
  const random = chance(seed + 5)
  return [-1, 1].map((side) => {
    const angle = side * (0.06 + 0.3 * random())
    const [x, y] = [
      width / 2 + side * width * (0.3 + 0.15 * random()),
      height * (0.3 + 0.4 * random()),
    ]
    return sheetAt(
      frameOf(2, 2).map((corner) => {
        const [u, v] = [(corner.x - 1) * height * 0.26, (corner.y - 1) * height * 0.37]
        return {
          x: x + u * Math.cos(angle) - v * Math.sin(angle),
          y: y + u * Math.sin(angle) + v * Math.cos(angle),
        }
      }) as Corners,
    )
  })
}

/** Fingers that hold the page: which side they come from, and how far they reach over its edge. */
function fingersOf({ kind, seed, width, height }: Options, corners: Corners) {
  if (kind !== 'hand') return () => false
  const random = chance(seed + 9)
  const side = random() < 0.5 ? 0 : 1
  const thick = height * 0.022
  const fingers = [0, 1, 2, 3].map((i) => {
    const share = 0.45 + 0.09 * i
    const [from, to] = side === 0 ? [corners[0], corners[3]] : [corners[1], corners[2]]
    const tip = (side === 0 ? 1 : -1) * width * (0.02 + 0.05 * random())
    return { x: from.x + (to.x - from.x) * share + tip, y: from.y + (to.y - from.y) * share }
  })
  return (x: number, y: number) =>
    fingers.some((tip) => {
      const beyond = side === 0 ? x > tip.x : x < tip.x
      return beyond ? Math.hypot(x - tip.x, y - tip.y) < thick : Math.abs(y - tip.y) < thick
    })
}

/** Draws the page (grey, seen from above) into a photo. */
export function makeScene(page: Grey, options: Options): Scene {
  const { kind, seed, width, height, noise = 4 } = options
  const corners = cornersOf(options)
  const random = chance(seed + 3)
  const sheet = sheetAt(corners)
  const desk = deskOf(kind, seed, height)
  const others = kind === 'other papers' ? othersOf(options) : []
  const isFinger = fingersOf(options, corners)
  const [lightX, lightY, depth] = [random(), random(), 0.15 + 0.3 * random()]
  const data = new Uint8ClampedArray(width * height * 4)
  const shade = 0.008 // reach of the page's shadow, as a share of the page's size
  for (let y = 0, o = 0; y < height; y++)
    for (let x = 0; x < width; x++, o += 4) {
      let colour: Rgb
      const [u, v] = sheet.map(x + 0.5, y + 0.5)
      if (isFinger(x, y)) colour = [196, 148, 122]
      else if (isOn(u, v)) colour = paper(sample(page, u, v))
      else {
        colour = desk(x, y)
        for (const other of others) {
          const [p, q] = other.map(x + 0.5, y + 0.5)
          if (isOn(p, q)) colour = paper(sample(page, p, 1 - q) * 0.97)
          else if (isOn(p - shade, q - shade)) colour = times(colour, 0.85)
        }
        const beyond = Math.max(u - 1, v - 1, -u + shade * 0.6, -v + shade * 0.6)
        if (isOn(u - shade, v - shade))
          colour = times(colour, 0.8 + 0.2 * Math.min(1, beyond / shade))
      }
      const light = 1 - depth * Math.hypot(x / width - lightX, y / height - lightY)
      const grain = noise * (random() + random() - 1)
      data[o] = colour[0] * light + grain
      data[o + 1] = colour[1] * light + grain
      data[o + 2] = colour[2] * light + grain
      data[o + 3] = 255
    }
  return { photo: { data, width, height }, corners }
}

const isOn = (u: number, v: number) => u > 0 && u < 1 && v > 0 && v < 1
const paper = (grey: number): Rgb => [18 + grey * 0.86, 18 + grey * 0.855, 18 + grey * 0.84]

function sample({ data, width, height }: Grey, u: number, v: number): number {
  const [x, y] = [Math.max(0, u * width - 0.5), Math.max(0, v * height - 0.5)]
  const [i, j] = [Math.min(width - 2, x | 0), Math.min(height - 2, y | 0)]
  const [a, b] = [x - i, y - j]
  const at = j * width + i
  const top = data[at]! + (data[at + 1]! - data[at]!) * a
  const bottom = data[at + width]! + (data[at + width + 1]! - data[at + width]!) * a
  return top + (bottom - top) * b
}
