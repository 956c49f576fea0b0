import { afterEach, expect, test, vi } from 'vitest'
import { madeUpUser } from '../test/made-up.ts'
import { wipeDevice } from '../test/rig.ts'
import { openDatabase } from './db.ts'
import { receiveShare, shareAddress, shareLimits, sortShare } from './receive-share.ts'
import { heldShares, holdShare, mostHeldShares } from './shares.ts'
import { rememberUser, deviceDatabase } from './device-database.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  await wipeDevice()
})

const texts = { title: 'Mahnung', text: 'Bitte zahlen', url: '' }
const aFile = (name: string, type: string, size = 3) =>
  new File([new Uint8Array(size)], name, { type })
const MB = 1024 * 1024

test.each([
  ['letter.pdf', 'application/pdf', 3, null],
  ['LETTER.PDF', '', 3, null],
  ['scan.jpeg', 'application/octet-stream', 3, null],
  ['1000004711', 'image/jpeg', 3, null],
  ['photo.png', 'image/png', 10 * MB, null],
  ['photo.png', 'image/png', 10 * MB + 1, 'too-large'],
  ['empty.pdf', 'application/pdf', 0, 'empty'],
  ['page.html', 'text/html', 3, 'type'],
  ['letter.pdf.exe', 'application/x-msdownload', 3, 'type'],
  ['drawing.svg', 'image/svg+xml', 3, 'type'],
])(
  'a file %s of type "%s" with %i bytes is left out because: %s',
  async (name, type, size, why) => {
    const sorted = await sortShare({ ...texts, files: [aFile(name, type, size)] })
    expect(sorted.leftOut).toEqual(why ? [{ name, why }] : [])
    expect(sorted.files.map((file) => file.name)).toEqual(why ? [] : [name])
  },
)

test('more files than a letter has are named, not kept, and not even all named', async () => {
  const many = Array.from({ length: 200 }, (_, i) => aFile(`${i}.pdf`, 'application/pdf'))
  const { files, leftOut } = await sortShare({ ...texts, files: many })
  expect(files).toHaveLength(shareLimits.files)
  expect(leftOut).toHaveLength(shareLimits.names)
  expect(leftOut[0]).toEqual({ name: '20.pdf', why: 'too-many' })
})

test('all files together stay below the limit, and one that still fits is kept', async () => {
  const sizes = [10, 10, 10, 10, 10, 9, 2, 1]
  const files = sizes.map((size, i) => aFile(`${i}.pdf`, 'application/pdf', size * MB))
  const sorted = await sortShare({ ...texts, files })
  expect(sorted.leftOut).toEqual([{ name: '6.pdf', why: 'too-many' }])
  expect(sorted.files).toHaveLength(7)
})

test('endless texts and names are cut, and the cut shows', async () => {
  const endless = 'a'.repeat(1_000_000)
  const files = [aFile(`${endless}.pdf`, 'application/pdf')]
  const sorted = await sortShare({ title: endless, text: endless, url: endless, files })
  expect(sorted.text).toHaveLength(shareLimits.characters)
  expect(sorted.text.at(-1)).toBe('…')
  expect(sorted.files[0]!.name).toHaveLength(shareLimits.nameCharacters)
})

test('what is received is held, and its address names it and begins with its texts', async () => {
  const received = await receiveShare({ ...texts, files: [aFile('a.pdf', 'application/pdf')] })
  const [held] = await heldShares()
  expect(received).toEqual({ state: 'held', id: held!.id })
  expect(shareAddress(texts, received)).toBe(
    `/share?title=Mahnung&text=Bitte+zahlen&url=&held=${held!.id}`,
  )
})

test('when the files do not fit on the device the words are held and the files are named', async () => {
  const add = deviceDatabase.shares.add.bind(deviceDatabase.shares)
  vi.spyOn(deviceDatabase.shares, 'add').mockImplementation((row) => {
    if (row.files.length > 0) throw new DOMException('full', 'QuotaExceededError')
    return add(row)
  })
  await receiveShare({ ...texts, files: [aFile('a.pdf', 'application/pdf'), aFile('b.exe', '')] })
  expect(await heldShares()).toMatchObject([
    {
      text: 'Bitte zahlen',
      files: [],
      leftOut: [
        { name: 'a.pdf', why: 'no-room' },
        { name: 'b.exe', why: 'type' },
      ],
    },
  ])
})

test('what can be fetched again makes room for what was shared', async () => {
  const db = openDatabase(1)
  const picture = { documentId: 1, page: 1, size: 'phone' as const, mimeType: '', byteSize: 9 }
  await db.pictures.add({ ...picture, bytes: new ArrayBuffer(9) })
  await rememberUser(madeUpUser(1))
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.spyOn(deviceDatabase.shares, 'add').mockImplementationOnce(full).mockImplementationOnce(full)
  await receiveShare({ ...texts, files: [aFile('a.pdf', 'application/pdf')] })
  expect(await heldShares()).toMatchObject([{ files: [{ name: 'a.pdf' }], leftOut: [] }])
  expect(await db.pictures.count()).toBe(0)
  db.close()
})

test('when nothing more can be held the address carries the words and says so', async () => {
  for (let i = 0; i < mostHeldShares; i += 1) {
    await holdShare({ ...texts, files: [], leftOut: [] })
  }
  const received = await receiveShare({ ...texts, files: [] })
  expect(received).toEqual({ state: 'too-many' })
  expect(shareAddress({ ...texts, url: 'https://a.example/?b&c' }, received)).toBe(
    '/share?title=Mahnung&text=Bitte+zahlen&url=https%3A%2F%2Fa.example%2F%3Fb%26c&problem=too-many',
  )
})

test('when not even the words fit it is said that the device is full', async () => {
  vi.spyOn(deviceDatabase.shares, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await receiveShare({ ...texts, files: [] })).toEqual({ state: 'full' })
})
