import { expect, test } from 'vitest'
import { createLetterPrinter } from './letter-printer.ts'

const paper = {
  writer: { name: 'Jana', street: null, zip: null, city: null, phone: null, email: null },
  addressee: { name: null, street: null, zip: null, city: null },
  writtenOn: '2026-01-10' as const,
  text: 'Einspruch\n\nhiermit lege ich Einspruch ein.',
  signature: null,
}
const options = { profile: 'home' as const, writtenAt: new Date(0) }

test('a letter that takes too long to print is given up, and the next one is printed', async () => {
  const hasty = createLetterPrinter({ limitMs: 1 })
  await expect(hasty.print(paper, options)).rejects.toMatchObject({ code: 'too-large' })
  const bytes = await createLetterPrinter().print(paper, options)
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
})

test('while a long letter is printed, others are served', async () => {
  const printed = createLetterPrinter().print({ ...paper, text: 'a\n'.repeat(10_000) }, options)
  const ended = printed.then(
    () => 'printed',
    () => 'given up',
  )
  const first = await Promise.race([ended, new Promise((done) => setImmediate(done, 'served'))])
  expect(first).toBe('served')
  await ended
}, 30_000)
