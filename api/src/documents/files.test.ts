import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { file, pdf, signUp } from '../../test/client.ts'
import { testServer } from '../../test/test-server.ts'

test('a file that one document gives up while another names it stays', async () => {
  const server = await testServer()
  const clients = [await signUp(server), await signUp(server)] as const
  const upload = async (who: 0 | 1) =>
    (await clients[who].upload([file(pdf('a'))])).json<{ id: number }>().id
  let id = await upload(0)
  for (let n = 0; n < 10; n++) {
    // One user erases the last document with this file while the other uploads the same file.
    const [from, to] = n % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)
    const erase = clients[from].call('DELETE', `/api/documents/${id}?permanent=true`)
    const [next] = await Promise.all([upload(to), erase])
    id = next
    const original = await clients[to].call('GET', `/api/documents/${id}/file`)
    expect(original.statusCode).toBe(200)
  }
  expect(await server.stored()).toHaveLength(1)
})

test('content whose commit failed is collected', async () => {
  const server = await testServer()
  const { files, storage } = server.deps
  const draft = await storage.write(Readable.from([Buffer.from('a')]), { maxBytes: 10 })
  const failing = files.keep([draft], async () => {
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await server.stored()).toHaveLength(1)
  await files.collect([draft.hash])
  expect(await server.stored()).toEqual([])
})

test('storing a file does not wait for another one, deleting the same one does', async () => {
  const { files, storage, db } = (await testServer()).deps
  const write = (text: string) =>
    storage.write(Readable.from([Buffer.from(text)]), { maxBytes: 10 })
  const [slow, other] = [await write('a'), await write('b')]
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  const held = { ...slow, keep: () => gate.then(() => slow.keep()) }
  const order: string[] = []
  const keeping = files
    .keep([held], (record) => db.write(record))
    .then(() => order.push('slow one stored'))
  const collecting = files.collect([slow.hash]).then(() => order.push('slow one deleted'))
  await files.keep([other], (record) => db.write(record))
  order.push('other one stored')
  letGo()
  await Promise.all([keeping, collecting])
  expect(order).toEqual(['other one stored', 'slow one stored', 'slow one deleted'])
})
