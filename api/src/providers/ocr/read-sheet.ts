import type { Grey } from '@brieflotse/pictures'
import { collectGarbage } from './garbage.ts'
import { turn } from './grey.ts'
import type { ReadPage } from './ocr.ts'
import { meanConfidence, type Recognised, toWords } from './ocr-words.ts'
import { codesOn } from './page-codes.ts'
import type { SmallColour } from './page-corners.ts'
import { levelled, picturesOf } from './pictures.ts'
import { secondLook } from './second-look.ts'
import { type PaperSize, type StraightPage, straighten } from './straighten.ts'
import type { Recognise } from './recogniser.ts'
import { turnByReading } from './turns.ts'

/** Below this confidence the page may be upside down or on its side. Print that is only faint has more. */
const DOUBTFUL = 0.6

/** Turns a picture from a camera, scanner or PDF into the words and images of one page. */
export async function readSheet(
  picture: Grey,
  options: { page: number; paper?: PaperSize; inColour?: SmallColour; recognise: Recognise },
): Promise<ReadPage> {
  const { page, paper, inColour, recognise } = options
  const read = async (sheet: StraightPage): Promise<StraightPage & Recognised> => ({
    ...sheet,
    ...toWords(await recognise(sheet.picture, sheet.faint), sheet.picture, sheet.paper, page),
  })
  const sheet = await straighten(picture, { known: paper, inColour })
  collectGarbage()
  const first = await read(sheet)
  const best =
    meanConfidence(first.words) < DOUBTFUL ? await orTurned(first, recognise, read) : first
  const level = await levelled(best.picture, best.skew)
  const pictures = await picturesOf(level)
  return {
    size: { number: page, width: best.paper.width, height: best.paper.height },
    words: await secondLook(best, recognise),
    codes: await codesOn(level, best.paper, page),
    source: 'ocr',
    pictures,
  }
}

/** Recognises the page as it is, or turned if that gives a better result. */
async function orTurned(
  first: StraightPage & Recognised,
  recognise: Recognise,
  read: (sheet: StraightPage) => Promise<StraightPage & Recognised>,
): Promise<StraightPage & Recognised> {
  const { picture, paper, faint } = first
  const quarters = await turnByReading(picture, faint, recognise)
  if (quarters === 0) return first
  const size = quarters === 2 ? paper : { width: paper.height, height: paper.width }
  const other = await read({ paper: size, faint, picture: await turn(picture, quarters) })
  return meanConfidence(other.words) > meanConfidence(first.words) ? other : first
}
