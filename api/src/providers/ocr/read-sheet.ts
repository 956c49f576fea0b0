import type { Grey } from '@brieflotse/pictures'
import { collectGarbage } from './garbage.ts'
import { turn } from './grey.ts'
import type { ReadPage } from './ocr.ts'
import { meanConfidence, type Recognised, toWords } from './ocr-words.ts'
import { codesOn } from './page-codes.ts'
import type { SmallColour } from './page-corners.ts'
import { levelled, picturesOf } from './pictures.ts'
import { secondLook } from './second-look.ts'
import { type Paper, type Sheet, straighten } from './straighten.ts'
import type { Recognise } from './recogniser.ts'
import { turnByReading } from './turns.ts'

/** Below this the page may lie on its head or side; print that is only faint stays above it. */
const DOUBTFUL = 0.6

/** From whatever camera, scanner or PDF gave to the words and pictures of one page. */
export async function readSheet(
  picture: Grey,
  options: { page: number; paper?: Paper; inColour?: SmallColour; recognise: Recognise },
): Promise<ReadPage> {
  const { page, paper, inColour, recognise } = options
  const read = async (sheet: Sheet): Promise<Sheet & Recognised> => ({
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

/** The page as it lies, or turned as it can be read better. */
async function orTurned(
  first: Sheet & Recognised,
  recognise: Recognise,
  read: (sheet: Sheet) => Promise<Sheet & Recognised>,
): Promise<Sheet & Recognised> {
  const { picture, paper, faint } = first
  const quarters = await turnByReading(picture, faint, recognise)
  if (quarters === 0) return first
  const size = quarters === 2 ? paper : { width: paper.height, height: paper.width }
  const other = await read({ paper: size, faint, picture: await turn(picture, quarters) })
  return meanConfidence(other.words) > meanConfidence(first.words) ? other : first
}
