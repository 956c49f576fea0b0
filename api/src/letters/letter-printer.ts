import { AppError } from '@brieflotse/contract'
import type { Paper } from '@brieflotse/writing'
import { limits } from '../system/limits.ts'
import { bundleOf } from '../system/bundle.ts'
import { askThread } from '../system/thread.ts'
import type { PdfOptions } from './letter-pdf.ts'
import type { CheckedPrint, PressQuestion } from './preflight/print-and-check.ts'

export type PrintQuestion = { paper: Paper; options: PdfOptions }

/** Prints letters in a thread, one after the other, so that a slow layout blocks no other request. */
export type LetterPrinter = {
  /** A PDF; see `letter-pdf.ts`. Throws `busy`, or `too-large` if it takes too long. */
  print(paper: Paper, options: PdfOptions): Promise<Uint8Array>
  /** Prints and then checks the PDF; see `preflight/`. */
  press(question: PressQuestion, signal?: AbortSignal): Promise<CheckedPrint>
}

export function createLetterPrinter({ limitMs = limits.printMs } = {}): LetterPrinter {
  let last: Promise<unknown> = Promise.resolve()
  let inWork = 0

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (inWork >= limits.printsAtOnce) throw new AppError('busy')
    inWork += 1
    const mine = last.then(work)
    last = mine.catch(() => {})
    try {
      return await mine
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'AbortError'
      throw isLate ? new AppError('too-large', undefined, { cause: error }) : error
    } finally {
      inWork -= 1
    }
  }

  return {
    print(paper, options) {
      const question: PrintQuestion = { paper, options }
      return inTurn(() => askThread<Uint8Array>({ code: printCode(), question, limitMs }))
    },
    press(question, signal) {
      return inTurn(() => {
        signal?.throwIfAborted()
        return askThread<CheckedPrint>({ code: pressCode(), question, limitMs: limitMs * 3 })
      })
    },
  }
}

const printCode = () =>
  bundleOf(new URL('./letter-worker.ts', import.meta.url), { external: ['pdfkit'] })

const pressCode = () =>
  bundleOf(new URL('./preflight/press-worker.ts', import.meta.url), {
    // sharp's native module is found only from sharp's own folder, so it is not bundled.
    external: ['pdfkit', 'sharp'],
  })
