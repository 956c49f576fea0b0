import { AppError } from '@brieflotse/contract'
import type { Paper } from '@brieflotse/writing'
import { limits } from '../http/limits.ts'
import { bundleOf } from '../providers/bundle.ts'
import { askThread } from '../providers/thread.ts'
import type { PrintOptions } from './letter-pdf.ts'

export type PrintQuestion = { paper: Paper; options: PrintOptions }

/** Prints letters, one after the other: a text that takes long to be set holds up a thread and no request but its own. */
export type LetterPrinter = {
  /** A PDF; see `letter-pdf.ts`. Throws `busy`, and `too-large` when it takes too long. */
  print(paper: Paper, options: PrintOptions): Promise<Uint8Array>
}

export function createLetterPrinter({ limitMs = limits.printMs } = {}): LetterPrinter {
  let last: Promise<unknown> = Promise.resolve()
  let inWork = 0
  return {
    async print(paper, options) {
      if (inWork >= limits.printsAtOnce) throw new AppError('busy')
      inWork += 1
      const question: PrintQuestion = { paper, options }
      const mine = last.then(() => askThread<Uint8Array>({ code: threadCode(), question, limitMs }))
      last = mine.catch(() => {})
      try {
        return await mine
      } catch (error) {
        const isLate = error instanceof Error && error.name === 'AbortError'
        throw isLate ? new AppError('too-large', undefined, { cause: error }) : error
      } finally {
        inWork -= 1
      }
    },
  }
}

const threadCode = () =>
  bundleOf(new URL('./letter-worker.ts', import.meta.url), { external: ['pdfkit'] })
