import { expect, test } from 'vitest'
import { fakeMail } from '../../test/fake-mail.ts'
import { letterWriter } from '../../test/mail-client.ts'
import { testFolder, testServer } from '../../test/test-server.ts'
import { mailProviders } from '../mail-config.ts'
import type { RegisteredMail } from '../providers/mail/mail.ts'

test('a print shop is its own files and one registration: its letters are posted and its news believed', async () => {
  const shop = fakeMail({ name: 'dummy-post' })
  const dummy: RegisteredMail = {
    name: 'dummy-post',
    settings: {},
    needs: [],
    create: async () => shop,
  }
  const env = {
    BRIEFLOTSE_MAIL: 'dummy-post',
    BRIEFLOTSE_MAIL_SPEED: 1,
    BRIEFLOTSE_MAIL_PER_DAY: 1,
    BRIEFLOTSE_DHL_KEY: undefined,
    BRIEFLOTSE_DHL_URL: undefined,
  }
  const server = await testServer(await mailProviders(env, testFolder(), [dummy]))
  server.startJobs()
  const writer = await letterWriter(server)
  const id = await writer.write()
  expect((await writer.order(id)).statusCode).toBe(201)
  expect((await writer.mailed(id, 'submitted')).mail).toMatchObject({ provider: 'dummy-post' })

  shop.copies[0]!.state = 'posted'
  const news = await server.app.inject({
    method: 'POST',
    url: '/api/webhooks/dummy-post',
    headers: { 'content-type': 'application/json', 'x-signature': 'right' },
    body: JSON.stringify(['P1']),
  })
  expect(news.statusCode).toBe(204)
  const posted = await server.until(
    writer.user.id,
    () => writer.letter(id),
    ({ deliveryStatus }) => deliveryStatus === 'shipped',
  )
  expect(posted.mail?.events.map(({ status }) => status)).toEqual(['processing', 'shipped'])
})
