import type { Grey } from '@brieflotse/pictures'
import { collectGarbage } from './garbage.ts'
import { turn } from './grey.ts'
import type { ReadPage } from './ocr.ts'
import { meanConfidence, type Recognised, toWords } from './ocr-words.ts'
import { codesOn } from './page-codes.ts'
import type { SmallColour } from './page-corners.ts'
import { levelled, picturesOf } from './pictures.ts'
import { type Paper, type Sheet, straighten } from './straighten.ts'
import type { Recognise } from './recogniser.ts'

/** Below this the page may have been read upside down; print that is only faint stays above it. */
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
  const best = meanConfidence(first.words) < DOUBTFUL ? await orOnItsHead(first, read) : first
  const level = await levelled(best.picture, best.skew)
  const pictures = await picturesOf(level)
  return {
    size: { number: page, width: best.paper.width, height: best.paper.height },
    words: best.words,
    codes: await codesOn(level, best.paper, page),
    source: 'ocr',
    pictures,
  }
}

async function orOnItsHead<T extends Sheet & Recognised>(
  first: T,
  read: (sheet: Sheet) => Promise<T>,
): Promise<T> {
  if (first.words.length < 3) return first
  const other = await read({
    paper: first.paper,
    faint: first.faint,
    picture: await turn(first.picture, 2),
  })
  return meanConfidence(other.words) > meanConfidence(first.words) ? other : first
}
