import { describe, expect, test } from 'vitest'
import { embeddedIn } from '../../src/providers/e-invoice/embedded.ts'
import { createMailReader, type MailReader } from '../../src/inbox/mail-reader.ts'
import { openMail, htmlToText } from '../../src/inbox/open-mail.ts'
import { printInvoice } from '../../src/inbox/print-invoice.ts'
import { mails } from './mails.ts'
import type { Sample } from './sample.ts'
import { endsRight, inWords, tryMail } from './try-mail.ts'

const print: MailReader['print'] = async (text) =>
  new TextEncoder().encode(`%PDF-${JSON.stringify(text)}`)
// The harmless mails are read without a thread.
const here: MailReader = {
  open: openMail,
  plain: htmlToText,
  print,
  invoice: printInvoice,
  embedded: (bytes) => Promise.resolve(embeddedIn(bytes)),
}
const thread: MailReader = { ...createMailReader(), print }

for (const [kind, samples] of Object.entries(mails)) {
  describe(`a mail ${kind}:`, () => {
    test.each(samples.map((sample) => [sample.name, sample] as const))(
      '%s',
      async (_, sample: Sample) => {
        const { parts, text } = await tryMail(sample.hostile ? thread : here, sample)
        if (endsRight(sample, parts, text)) return
        expect(parts.map((one) => inWords(one))).toEqual(sample.becomes)
        expect(text).toContain(sample.says ?? '')
        expect(text).not.toContain(sample.never)
      },
      20_000,
    )
  })
}
