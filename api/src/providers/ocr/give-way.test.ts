import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createTesseractOcr } from './tesseract.ts'
import { fixture, pdf } from '../../../test/providers/ocr/test-files.ts'

// The test needs its own process, because threads of another OCR in the same process would be counted too.

/** How many threads of this process run with lowered priority. */
function givingWay(): number {
  const tasks = readdirSync('/proc/self/task')
  const niceOf = (task: string) => {
    const stat = readFileSync(`/proc/self/task/${task}/stat`, 'latin1')
    return Number(stat.slice(stat.lastIndexOf(')')).split(' ')[17])
  }
  return tasks.filter((task) => niceOf(task) > niceOf(tasks[0]!)).length
}

test.runIf(process.platform === 'linux')(
  'who waits for an upload does not wait behind readings: looking into it gives way to nothing',
  async () => {
    const own = createTesseractOcr({ workers: 1 })
    const { signal } = new AbortController()
    // The OCR thread starts together with the OCR.
    await expect.poll(givingWay).toBe(1)
    await own.inspect(pdf(fixture('letter.pdf')), signal)
    expect(givingWay()).toBe(1)
    let most = 0
    await own.read(pdf(fixture('letter.pdf')), {
      signal,
      onProgress: () => {},
      onPage: () => void (most = givingWay()),
    })
    expect(most).toBeGreaterThan(1)
    await own.close()
  },
)
