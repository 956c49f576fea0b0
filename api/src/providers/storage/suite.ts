import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import type { Storage } from './storage.ts'
import { sha256 } from '../../system/sha256.ts'

const content = (text: string) => Readable.from([Buffer.from(text)])
const maxBytes = 1_000

/** The tests that every storage must pass. */
export function storageSuite(name: string, open: () => Storage): void {
  const names = async (storage: Storage) => {
    const found: string[] = []
    for await (const { hash } of storage.list()) found.push(hash)
    return found.sort()
  }

  describe(`the storage ${name}`, () => {
    test('keeps content under its hash', async () => {
      const storage = open()
      const draft = await storage.write(content('letter'), { maxBytes })
      expect(draft).toMatchObject({ hash: sha256('letter'), size: 6 })
      expect(Buffer.from(await draft.bytes()).toString()).toBe('letter')
      await draft.keep()
      const found = (await storage.open(draft.hash))!
      expect(found.size).toBe(6)
      expect((await buffer(found.stream)).toString()).toBe('letter')
      expect(Buffer.from((await storage.read(draft.hash))!).toString()).toBe('letter')
      expect(await names(storage)).toEqual([draft.hash])
    })

    test('knows nothing of a draft until it is kept, nor after it was dropped', async () => {
      const storage = open()
      const draft = await storage.write(content('letter'), { maxBytes })
      expect(await storage.open(draft.hash)).toBeNull()
      await draft.drop()
      expect(await storage.read(draft.hash)).toBeNull()
      expect(await names(storage)).toEqual([])
    })

    test('does not lose kept content to a late drop, nor to the same content again', async () => {
      const storage = open()
      const one = await storage.write(content('letter'), { maxBytes })
      const two = await storage.write(content('letter'), { maxBytes })
      await one.keep()
      await one.drop()
      await two.keep()
      await two.keep()
      expect(await names(storage)).toEqual([sha256('letter')])
    })

    test('refuses content that is too large while it comes in', async () => {
      const storage = open()
      let sent = 0
      const endless = (async function* () {
        for (;;) {
          sent += 100
          yield Buffer.alloc(100)
        }
      })()
      await expect(storage.write(endless, { maxBytes })).rejects.toMatchObject({
        code: 'file-too-large',
      })
      expect(sent).toBe(maxBytes + 100)
      await storage.write(content('x'.repeat(maxBytes)), { maxBytes })
    })

    test('leaves nothing of content that breaks off', async () => {
      const storage = open()
      const breaking = (async function* () {
        yield Buffer.from('letter')
        throw new Error('the line is dead')
      })()
      await expect(storage.write(breaking, { maxBytes })).rejects.toThrow('the line is dead')
      expect(await names(storage)).toEqual([])
    })

    test('removes content, and what is not there is no mistake', async () => {
      const storage = open()
      const draft = await storage.write(content('letter'), { maxBytes })
      await draft.keep()
      await storage.remove(draft.hash)
      await storage.remove(draft.hash)
      expect(await storage.open(draft.hash)).toBeNull()
    })

    test.each(['../../etc/passwd', '', '/', 'A'.repeat(64)])(
      'takes nothing for a hash that is none: %o',
      async (hash) => {
        const storage = open()
        await expect((async () => storage.read(hash))()).rejects.toThrow('Not a hash')
        await expect((async () => storage.remove(hash))()).rejects.toThrow('Not a hash')
      },
    )
  })
}
