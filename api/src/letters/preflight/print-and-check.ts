import { addressLines, layoutProfiles, type Paper } from '@brieflotse/writing'
import { printLetter, type PdfOptions } from '../letter-pdf.ts'
import { type Checked, distinct, preflight, type PressLimits } from './preflight.ts'
import { charactersProblem, problems } from './problems.ts'

export type PressQuestion = { paper: Paper; options: PdfOptions; limits: PressLimits }
export type CheckedPrint = Checked & { bytes: Uint8Array }

/**
 * Prints a letter and checks the result. Problems found by the layout are added, because only it knows which characters and lines
 * cause them.
 */
export async function printAndCheck({
  paper,
  options,
  limits,
}: PressQuestion): Promise<CheckedPrint> {
  const { bytes, laidOut, unprintable } = await printLetter(paper, options)
  const recipient = addressLines(paper.addressee)
  const profile = layoutProfiles[options.profile]
  const checked = await preflight({ bytes, recipient, profile, limits })
  const isTooLong = laidOut.problems.some(({ code }) => code === 'address-too-long')
  const seen = checked.problems.filter(
    ({ code }) => !(code === 'characters' && unprintable.length > 0),
  )
  const known = [
    ...(isTooLong ? [problems.outside] : []),
    ...(unprintable.length > 0 ? [charactersProblem(unprintable)] : []),
  ]
  return { ...checked, bytes, problems: distinct([...seen, ...known]) }
}
