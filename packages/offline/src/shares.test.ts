import { Dexie, liveQuery } from 'dexie'
import { afterEach, expect, test } from 'vitest'
import { aFile, wipeDevice } from '../test/rig.ts'
import { madeUpUser } from '../test/made-up.ts'
import {
  dropShare,
  dropShares,
  heldShares,
  holdShare,
  mostHeldBytes,
  mostHeldShares,
  mostHiddenBytes,
  mostHiddenShares,
  TooManyShares,
} from './shares.ts'
import { forgetUser, rememberedUser, rememberUser, deviceDatabase } from './device-database.ts'

afterEach(wipeDevice)

const aShare = (title: string) => ({ title, text: '', url: '', files: [aFile()], leftOut: [] })

test('what was shared is held with its files in the order of arrival, until it is dropped', async () => {
  const first = await holdShare(aShare('first'))
  await holdShare(aShare('second'))
  const [held] = await heldShares()
  expect(held).toMatchObject({ id: first, title: 'first', files: [{ name: 'letter.pdf' }] })
  expect(held!.files[0]!.bytes.byteLength).toBe(20)
  await dropShare(first)
  expect((await heldShares()).map(({ title }) => title)).toEqual(['second'])
})

test('a share is held while nobody is logged in, and whoever logs in or out changes nothing', async () => {
  await holdShare(aShare('early'))
  await rememberUser(madeUpUser(1))
  await forgetUser()
  await rememberUser(madeUpUser(2))
  expect(await heldShares()).toHaveLength(1)
})

test('a live query sees a share that arrives', async () => {
  const counts: number[] = []
  await new Promise<void>((seen) => {
    const watch = liveQuery(heldShares).subscribe((shares) => {
      counts.push(shares.length)
      if (shares.length === 0) void holdShare(aShare('now'))
      else {
        watch.unsubscribe()
        seen()
      }
    })
  })
  expect(counts).toEqual([0, 1])
})

test('only so many are held, and the one too many is refused, not an older one dropped', async () => {
  for (let i = 0; i < mostHeldShares; i += 1) await holdShare({ ...aShare(`${i}`), files: [] })
  await expect(holdShare(aShare('too many'))).rejects.toThrow(TooManyShares)
  expect((await heldShares())[0]).toMatchObject({ title: '0' })
})

test('those whose origin is hidden wait apart: the oldest gives way and is named, and none blocks the others', async () => {
  const hidden = (title: string) => ({ ...aShare(title), hidden: true as const })
  for (let i = 0; i < 30; i += 1) await holdShare(hidden(`${i}`))
  await holdShare(aShare('my own'))
  const held = await heldShares()
  expect(held.map(({ title }) => title)).toEqual(['27', '28', '29', 'my own'])
  expect(held[2]!.leftOut).toEqual([{ name: 'letter.pdf', why: 'newer' }])
  for (let i = 1; i < mostHeldShares; i += 1) await holdShare({ ...aShare(''), files: [] })
  await holdShare({ ...hidden('from the share sheet'), files: [aFile('a.pdf', mostHiddenBytes)] })
  const after = await heldShares()
  expect(after).toHaveLength(mostHeldShares + 1)
  expect(after.at(-1)!.title).toBe('from the share sheet')
  expect(mostHiddenShares).toBe(3)
})

test('however few they are, only so many bytes are held in all', async () => {
  const large = (size: number) => ({ ...aShare('large'), files: [aFile('a.pdf', size)] })
  await holdShare(large(mostHeldBytes / 2))
  await expect(holdShare(large(mostHeldBytes / 2 + 1))).rejects.toThrow(TooManyShares)
  await holdShare(aShare('small'))
  const ids = (await heldShares()).map(({ id }) => id)
  await dropShares(ids)
  expect(await heldShares()).toEqual([])
})

test('who was logged in before shares were held is still logged in', async () => {
  deviceDatabase.close()
  await Dexie.delete('brieflotse')
  const old = new Dexie('brieflotse')
  old.version(1).stores({ session: 'key' })
  await old.table('session').put({ key: 'user', value: madeUpUser(7) })
  old.close()
  await deviceDatabase.open()
  expect(await rememberedUser()).toMatchObject({ id: 7 })
  await holdShare(aShare('later'))
  expect(await heldShares()).toHaveLength(1)
})
