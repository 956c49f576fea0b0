import { expect, test } from 'vitest'
import type { MailReader } from './mail-reader.ts'
import { reasonOf } from './part-reasons.ts'
import { unpackMail } from './take-apart.ts'

const source = new TextEncoder().encode(
  'From: a@example.org\r\nMessage-ID: <1@example.org>\r\n\r\n',
)

test('a mail that holds thousands of empty mails is looked through only so far', async () => {
  const within = { name: 'm.eml', type: 'message/rfc822', bytes: source, inline: false }
  let opened = 0
  const reader = {
    async open() {
      opened += 1
      const attachments = opened === 1 ? Array.from({ length: 5_000 }, () => within) : []
      return { subject: '', from: '', date: '', text: '', attachments }
    },
  } as unknown as MailReader
  const { things } = await unpackMail(reader, '', [{ name: 'post.eml', bytes: source }])
  expect(opened).toBeLessThan(100)
  expect(things).toMatchObject([{ outcome: 'left-out', said: reasonOf('tooMany') }])
})
