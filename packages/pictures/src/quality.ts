import type { Grey } from './grey.ts'
import { atEdge } from './page-corners.ts'
import { halve, sidesOf, straightSize } from './straight-page.ts'
import { type Corners, scaleCorners, warp } from './warp.ts'

/** Measurements of a page in a photo. */
export type Quality = {
  /** Pixels per inch of paper, assuming A4. */
  dpi: number
  /** How sharply print turns from white to black, about 0 to 20; null if the page has hardly any print. */
  sharpness: number | null
  /** Sharpness of the lowest quarter, where bank details often stand. Not measured for the top, where bars and logos distort it. */
  below: number | null
  /** Share of the page that is overexposed. */
  blown: number
  /** Brightness of the bare paper, 0 to 255. */
  paper: number
  cutOff: boolean
}

const WIDTH = 1240
const TILE = 40

/** Measures a page with known corners, at 150 dpi. */
export function measurePage(photo: Grey, corners: Corners): Quality {
  const { across, down } = sidesOf(corners)
  const short = Math.min(across, down)
  const page = pageAt150(photo, corners, short)
  const tiles = tilesOf(page)
  const papers = tiles.map(({ paper }) => paper).sort((a, b) => a - b)
  const paper = papers[papers.length >> 1] ?? 0
  return {
    dpi: (Math.max(across, down) / 297) * 25.4,
    sharpness: sharpnessOf(tiles),
    below: sharpnessOf(tiles, ({ top }) => top >= page.height * 0.75),
    blown: blownShare(tiles, paper),
    paper,
    cutOff: atEdge(corners, photo.width, photo.height),
  }
}

function pageAt150(photo: Grey, corners: Corners, short: number): Grey {
  let [picture, factor] = [photo, 1]
  // halve first, so that every pixel contributes to the small picture
  while (short * factor >= 1.6 * WIDTH) {
    picture = halve(picture)
    factor /= 2
  }
  const { width, height } = straightSize(corners, WIDTH)
  const scale = WIDTH / Math.min(width, height)
  const at = scaleCorners(corners, factor)
  return warp(picture, at, Math.round(width * scale), Math.round(height * scale))
}

/** `paper`: 80th percentile; `spread`: variance of brightness; `bend`: variance of its Laplacian. */
type Tile = { top: number; paper: number; spread: number; bend: number }

function tilesOf(page: Grey): Tile[] {
  const tiles: Tile[] = []
  for (let top = TILE / 2; top + TILE < page.height - 1; top += TILE)
    for (let left = TILE / 2; left + TILE < page.width - 1; left += TILE)
      tiles.push(tileAt(page, left, top))
  return tiles
}

function tileAt({ data, width }: Grey, left: number, top: number): Tile {
  const histogram = new Uint16Array(256)
  let [sum, squares, bends] = [0, 0, 0]
  for (let y = top; y < top + TILE; y++)
    for (let x = left; x < left + TILE; x++) {
      const i = y * width + x
      const value = data[i]!
      histogram[value]!++
      sum += value
      squares += value * value
      const bend = 4 * value - data[i - 1]! - data[i + 1]! - data[i - width]! - data[i + width]!
      bends += bend * bend
    }
  const count = TILE * TILE
  let paper = 255
  for (let above = histogram[paper]!; above < count * 0.2; above += histogram[paper]!) paper--
  return { top, paper, spread: squares / count - (sum / count) ** 2, bend: bends / count }
}

/** Least contrast of print (standard deviation as a share of the paper's brightness). */
const PRINT = 0.09
const ENOUGH_PRINT = 12

/**
 * Variance of the Laplacian divided by variance of brightness, for tiles with print, so that contrast cancels out. The camera's noise,
 * measured on bare paper, is subtracted first.
 */
function sharpnessOf(tiles: Tile[], isMeant: (tile: Tile) => boolean = () => true): number | null {
  const isPrint = ({ spread, paper }: Tile) => spread > (PRINT * paper) ** 2
  const bare = tiles.filter((tile) => !isPrint(tile)).sort((a, b) => a.bend - b.bend)
  const noise = bare[bare.length >> 2] ?? { bend: 0, spread: 0 }
  const shares = tiles
    .filter((tile) => isPrint(tile) && isMeant(tile))
    .map(({ bend, spread }) => Math.max(0, bend - noise.bend) / (spread - noise.spread))
    .sort((a, b) => a - b)
  return shares.length < ENOUGH_PRINT ? null : shares[shares.length >> 1]!
}

const WHITE = 253
const FLAT = 6
/** If all paper is this bright, a lamp's reflection cannot be recognised. */
const BRIGHT = 225

function blownShare(tiles: Tile[], paper: number): number {
  if (paper > BRIGHT || tiles.length === 0) return 0
  const blown = tiles.filter((tile) => tile.paper >= WHITE && tile.spread < FLAT)
  return blown.length / tiles.length
}
