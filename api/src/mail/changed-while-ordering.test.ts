import { expect, test } from 'vitest'
import { fakeMail } from '../../test/fake-mail.ts'
import { letterWriter } from '../../test/mail-client.ts'
import { testServer } from '../../test/test-server.ts'

const at = '2026-11-28T08:00:00.000Z'

test.each(['sender', 'signature', 'attachments'])(
  'a %s that changes between printing and ordering is noticed, and nothing is ordered',
  async (what) => {
    let change = async () => {}
    const mail = fakeMail({ trouble: (step) => (step === 'quote' ? change() : undefined) })
    const server = await testServer({ mail })
    server.startJobs()
    const writer = await letterWriter(server)
    const id = await writer.write()
    await server.stopJobs()
    const { db } = server.deps
    change = async () => {
      await db.write(async (tx) => {
        if (what === 'sender') await tx.updateTable('users').set({ address: 'Am Kai 2' }).execute()
        if (what === 'attachments')
          await tx
            .updateTable('response_letters')
            .set({ attachments: '[{"documentId":1,"title":"Brief"}]' })
            .execute()
        if (what === 'signature') {
          const row = {
            picture: Buffer.from('png'),
            mime_type: 'image/png',
            updated_at: at,
          } as const
          await tx
            .insertInto('signatures')
            .values({ user_id: writer.user.id, ...row })
            .execute()
        }
      })
      change = async () => {}
    }
    expect((await writer.order(id)).json()).toMatchObject({ code: 'conflict' })
    expect(await writer.credits()).toBe(3)
    expect((await writer.order(id)).statusCode).toBe(201)
  },
)
