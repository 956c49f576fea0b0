import { type Changes, type Device, endDevice, listDevices } from '@brieflotse/contract'
import SqliteDatabase from 'better-sqlite3'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clientOf, cookieOf, file, pdf, registration, signUp } from '../../test/client.ts'
import { testFolder, testServer, type TestServer } from '../../test/test-server.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

async function logIn(server: TestServer, username: string): Promise<string> {
  const body = registration(username)
  return cookieOf(await server.app.inject({ method: 'POST', url: '/api/login', body }))
}

test('a server put back from a backup tells another history, and gives no number again that what was lost had given', async () => {
  const dataFolder = join(testFolder(), 'data')
  const server = await testServer({ dataFolder })
  const jana = await signUp(server, 'jana')
  await jana.upload([file(pdf('a'))])
  const { epoch } = await jana.get<Changes>('/api/sync?since=0')
  const backupFolder = join(dataFolder, '../backups')
  const made = await backUp({ dataFolder, backupFolder, keep: 3, now: new Date(0) })
  const lost = (await jana.upload([file(pdf('b'))])).json<{ id: number }>().id
  await server.app.close()
  await server.deps.db.close()

  const epochs = [epoch]
  for (const day of [1, 2]) {
    const backup = join(backupFolder, made.name)
    await restore({ backup, dataFolder, now: new Date(day * 86_400_000) })
    const again = await testServer({ dataFolder })
    const mila = await signUp(again)
    const { id } = (await mila.upload([file(pdf('c'))])).json<{ id: number }>()
    expect(id).toBeGreaterThan(lost + 1_000)
    epochs.push((await mila.get<Changes>('/api/sync?since=0')).epoch)
    await again.app.close()
    await again.deps.db.close()
  }
  expect(new Set(epochs).size).toBe(3)
})

test('no number is given again either of what there was none of when the backup was made', async () => {
  const dataFolder = join(testFolder(), 'data')
  const server = await testServer({ dataFolder })
  const backupFolder = join(dataFolder, '../backups')
  const made = await backUp({ dataFolder, backupFolder, keep: 3, now: new Date(0) })
  const jana = await signUp(server, 'jana')
  const lost = (await jana.upload([file(pdf('a'))])).json<{ id: number }>().id
  expect([jana.user.id, lost]).toEqual([1, 1])
  await server.app.close()
  await server.deps.db.close()

  await restore({ backup: join(backupFolder, made.name), dataFolder, now: new Date(0) })
  const again = await testServer({ dataFolder })
  const mila = await signUp(again, 'mila')
  expect(mila.user.id).toBeGreaterThan(1)
  expect((await mila.upload([file(pdf('b'))])).json<{ id: number }>().id).toBeGreaterThan(lost)
})

test('a session that was ended since the backup stays ended when it is put back, and everybody logs in again', async () => {
  const dataFolder = join(testFolder(), 'data')
  const server = await testServer({ dataFolder })
  const jana = await signUp(server, 'jana')
  const lostPhone = clientOf(server, await logIn(server, 'jana'), jana.user)
  const backupFolder = join(dataFolder, '../backups')
  const made = await backUp({ dataFolder, backupFolder, keep: 3, now: new Date(0) })
  const devices = await jana.get<Device[]>(listDevices.url)
  const { id } = devices.find(({ here }) => !here)!
  await jana.call(endDevice.method, endDevice.url.replace(':id', String(id)))
  expect((await lostPhone.call('GET', '/api/user')).statusCode).toBe(401)
  await server.app.close()
  await server.deps.db.close()

  await restore({ backup: join(backupFolder, made.name), dataFolder, now: new Date(0) })
  const again = await testServer({ dataFolder })
  for (const { cookie } of [lostPhone, jana]) {
    const answer = await again.app.inject({ url: '/api/user', headers: { cookie } })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ code: 'not-logged-in', epoch: again.deps.db.epoch })
  }
  const back = clientOf(again, await logIn(again, 'jana'), jana.user)
  expect(await back.get('/api/user')).toMatchObject({ username: 'jana' })
})

test('a start is no restore: the history goes on, and so do the numbers', async () => {
  const dataFolder = testFolder()
  const one = await testServer({ dataFolder })
  const { epoch } = one.deps.db
  const { user } = await signUp(one, 'jana')
  await one.app.close()
  await one.deps.db.close()
  const two = await testServer({ dataFolder })
  expect(two.deps.db.epoch).toBe(epoch)
  expect((await signUp(two, 'mila')).user.id).toBe(user.id + 1)
})

test('the database of an earlier version, which had no name for its history, is backed up and gets one', async () => {
  const dataFolder = testFolder()
  const one = await testServer({ dataFolder })
  await one.app.close()
  await one.deps.db.close()
  const path = join(dataFolder, 'brieflotse.db')
  const sqlite = new SqliteDatabase(path)
  sqlite.exec(
    `alter table documents drop column done_steps;
    alter table reminders drop column deadline_id;
    alter table payments rename column status_said to status_message;
    alter table mail_orders rename column failure_said to failure_text;
    alter table mail_orders drop column delivery_location_said;
    alter table mail_events drop column location_said; alter table mail_events drop column said;
    alter table transfers rename column failure_said to failure_text;
    alter table arrived_mails rename column problems to reason;
    alter table response_letters drop column title_id;
    drop table lost_content; alter table transfers drop column lost;
    drop table server_time; drop table seen_days; drop table tidying_stops; drop table invites;
    drop table letters_at_cost;
    alter table mail_orders drop column operator_pays;
    alter table counter drop column put_back_from; alter table counter drop column epoch; alter table response_letters drop column came_from;
    delete from kysely_migration where name >= '018'`,
  )
  sqlite.close()
  const backupFolder = join(testFolder(), 'backups')
  const made = await backUp({ dataFolder, backupFolder, keep: 1, now: new Date(0) })
  await restore({ backup: join(backupFolder, made.name), dataFolder, now: new Date(0) })
  expect((await testServer({ dataFolder })).deps.db.epoch).toMatch(/^[0-9a-f]{32}$/)
})
