import { atEdge, type Corners, type Grey, sidesOf, warp } from '@brieflotse/pictures'
import { rotate, skewOf } from './deskew.ts'
import { flatten, isFaint, paperBrightness } from './flatten.ts'
import { resizeTo, turn } from './grey.ts'
import { findPage, type SmallColour } from './page-corners.ts'
import { bendOf, unbend } from './unbend.ts'
import { reachAbove, runsAcross } from './upright.ts'

/** Width and height in millimetres. */
export type PaperSize = { width: number; height: number }

/** A page ready for OCR: upright, evenly lit, with level lines, at about 300 dpi. `faint`: the print is soft and pale. */
export type StraightPage = { picture: Grey; paper: PaperSize; faint: boolean }

const A4: PaperSize = { width: 210, height: 297 }
const PX_PER_MM = 300 / 25.4

/** Makes a page from a photo or scan. `known` is the paper size, if a PDF states it. */
export async function straighten(
  picture: Grey,
  { known, inColour }: { known?: PaperSize | undefined; inColour?: SmallColour | undefined } = {},
): Promise<StraightPage> {
  if (evenlyLit(picture)) return fromScan(await wholePage(picture, known))
  const corners = await findPage(picture, inColour)
  if (!corners) return fromCloseUp(picture, known)
  const isCut = atEdge(corners, picture.width, picture.height)
  return isCut ? fromPart(picture, corners) : fromPhoto(picture, corners)
}

async function fromScan({ picture, paper, skew }: Upright): Promise<StraightPage> {
  // Tesseract reads up to 2 degrees of skew without loss, and rotating would cost sharpness.
  const level = Math.abs(skew) < 2 ? picture : await rotate(picture, -skew)
  return { picture: level, paper, faint: false }
}

async function fromPhoto(photo: Grey, corners: Corners): Promise<StraightPage> {
  const [width, height] = [Math.round(A4.width * PX_PER_MM), Math.round(A4.height * PX_PER_MM)]
  const flat = flatten(warp(photo, longSideDown(corners), width, height))
  const { picture, paper } = await putUpright(flat, A4)
  return unbent(picture, paper)
}

/** The picture shows only a part of the page, so the proportions of the visible part are used. */
async function fromPart(photo: Grey, corners: Corners): Promise<StraightPage> {
  const { across, down } = sidesOf(corners)
  const scale = (A4.height * PX_PER_MM) / Math.max(across, down)
  const [width, height] = [Math.round(across * scale), Math.round(down * scale)]
  const flat = flatten(warp(photo, corners, width, height))
  const { picture } = await putUpright(flat, { width, height })
  const paper = partOfA4(picture)
  return unbent(await toReadingSize(picture, paper), paper)
}

/** The page fills the picture and has no visible edges, so it is straightened by its text lines. */
async function fromCloseUp(photo: Grey, known?: PaperSize): Promise<StraightPage> {
  const { picture, paper, skew } = await wholePage(flatten(photo), known)
  return unbent(await rotate(picture, -skew), paper)
}

async function unbent(picture: Grey, paper: PaperSize): Promise<StraightPage> {
  const bend = await bendOf(picture)
  const level = bend ? unbend(picture, bend) : picture
  return { picture: level, paper, faint: isFaint(level) }
}

/** `skew`: the slope of the text lines in degrees, positive if they fall to the right. */
type Upright = { picture: Grey; paper: PaperSize; skew: number }

/** A picture that shows exactly the page, made upright and scaled to 300 dpi. */
async function wholePage(picture: Grey, known?: PaperSize): Promise<Upright> {
  if (known) return putUpright(await toReadingSize(picture, known), known)
  const { width, height } = picture
  const upright = await putUpright(picture, { width, height })
  const paper = paperOf(upright.picture)
  return { ...upright, picture: await toReadingSize(upright.picture, paper), paper }
}

async function putUpright(picture: Grey, paper: PaperSize): Promise<Upright> {
  const across = await runsAcross(picture)
  const level = across ? picture : await turn(picture, 1)
  const skew = await skewOf(level)
  const onItsHead = (await reachAbove(level, skew)) < 1.15
  const size = across ? paper : { width: paper.height, height: paper.width }
  return { picture: await turn(level, onItsHead ? 2 : 0), paper: size, skew }
}

/** Whether the picture is a scan: scanners light the page evenly, so the border is as bright as the paper. */
export function evenlyLit(picture: Grey): boolean {
  const { data, width, height } = paperBrightness(picture)
  const atBorder = (i: number) => {
    const x = i % width
    const y = Math.floor(i / width)
    return x < 2 || y < 2 || x >= width - 2 || y >= height - 2
  }
  const all = data.toSorted()
  const border = data.filter((_, i) => atBorder(i)).sort()
  const bright = 0.92 * all[Math.floor(all.length * 0.98)]!
  return (
    all[Math.floor(all.length * 0.35)]! > bright &&
    border[Math.floor(border.length * 0.35)]! > bright
  )
}

/** A4 width, and A4 height if the proportions allow it. A lower picture is the upper or lower half of a page. */
function paperOf({ width, height }: Grey): PaperSize {
  const shape = height / width
  const isA4 = Math.abs(shape - Math.SQRT2) < 0.09
  return { width: A4.width, height: isA4 ? A4.height : A4.width * shape }
}

/** A part too low for A4 lacks its top or bottom; one too narrow lacks a side. */
function partOfA4({ width, height }: Grey): PaperSize {
  const shape = height / width
  if (Math.abs(shape - Math.SQRT2) < 0.09) return A4
  return shape < Math.SQRT2
    ? { width: A4.width, height: A4.width * shape }
    : { width: A4.height / shape, height: A4.height }
}

/** Scales the picture to 300 dpi unless it is close to that. Faxes have half the resolution vertically. */
async function toReadingSize(picture: Grey, paper: PaperSize): Promise<Grey> {
  const [width, height] = [paper.width * PX_PER_MM, paper.height * PX_PER_MM]
  const near = (factor: number) => factor > 0.8 && factor < 1.25
  if (near(width / picture.width) && near(height / picture.height)) return picture
  return resizeTo(picture, width, height)
}

/** Rotates the order of the corners so that the long side is vertical. */
function longSideDown([a, b, c, d]: Corners): Corners {
  const across = Math.hypot(b.x - a.x, b.y - a.y) + Math.hypot(c.x - d.x, c.y - d.y)
  const down = Math.hypot(d.x - a.x, d.y - a.y) + Math.hypot(c.x - b.x, c.y - b.y)
  return across > down ? [d, a, b, c] : [a, b, c, d]
}
