import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import type { HeldFiles } from './held.ts'
import { sha256 } from '../../system/sha256.ts'

const bytes = (text: string) => Buffer.from(text)
const letter = { hash: sha256('a whole letter'), size: 14 }

/** The tests for every storage of chunked uploads. `again` reopens it, as after a crash. */
export function heldSuite(name: string, open: () => { held: HeldFiles; again: () => HeldFiles }) {
  const textOf = async (held: HeldFiles, owner: string) => {
    const content = await held.open(owner, letter.hash)
    return content && (await buffer(Readable.from(content))).toString()
  }
  const listed = async (held: HeldFiles, owner?: string) => {
    const found: string[] = []
    for await (const one of held.list(owner)) found.push(`${one.owner} ${one.received}`)
    return found.sort()
  }

  describe(`files held in pieces ${name}`, () => {
    test('grow piece by piece and are whole when their hash is right, also after a crash between', async () => {
      const { held, again } = open()
      expect(await held.find('1', letter.hash)).toBeNull()
      const first = await held.append('1', { ...letter, offset: 0 }, bytes('a whole'))
      expect(first).toMatchObject({ received: 7, size: 14, whole: false })
      expect(await textOf(held, '1')).toBeNull()
      const later = again()
      expect(await later.find('1', letter.hash)).toMatchObject({ received: 7, whole: false })
      const last = await later.append('1', { ...letter, offset: 7 }, bytes(' letter'))
      expect(last).toMatchObject({ received: 14, whole: true })
      expect(await textOf(again(), '1')).toBe('a whole letter')
    })

    test('take no piece that does not go on from what is there', async () => {
      const { held } = open()
      await held.append('1', { ...letter, offset: 0 }, bytes('a whole'))
      for (const offset of [0, 3, 8]) {
        const answer = await held.append('1', { ...letter, offset }, bytes('x'))
        expect(answer).toMatchObject({ received: 7, whole: false })
      }
      await held.append('1', { ...letter, offset: 7 }, bytes(' letter'))
      expect(await held.append('1', { ...letter, offset: 0 }, bytes('x'))).toMatchObject({
        whole: true,
      })
      expect(await textOf(held, '1')).toBe('a whole letter')
    })

    test('are dropped when they are full and have another hash', async () => {
      const { held } = open()
      const wrong = held.append('1', { ...letter, offset: 0 }, bytes('another letter'))
      await expect(wrong).rejects.toMatchObject({ code: 'upload-damaged' })
      expect(await held.find('1', letter.hash)).toBeNull()
      expect(await listed(held)).toEqual([])
    })

    test('begin anew when they are said to have another size', async () => {
      const { held } = open()
      await held.append('1', { ...letter, size: 20, offset: 0 }, bytes('a whole'))
      const answer = await held.append('1', { ...letter, offset: 7 }, bytes(' letter'))
      expect(answer).toMatchObject({ received: 0, size: 14 })
      await held.append('1', { ...letter, offset: 0 }, bytes('a whole letter'))
      expect(await textOf(held, '1')).toBe('a whole letter')
      expect(await listed(held)).toEqual(['1 14'])
    })

    test('belong to their owner alone', async () => {
      const { held } = open()
      await held.append('1', { ...letter, offset: 0 }, bytes('a whole letter'))
      await held.append('2', { ...letter, offset: 0 }, bytes('a'))
      expect(await held.find('3', letter.hash)).toBeNull()
      expect(await textOf(held, '2')).toBeNull()
      expect(await listed(held)).toEqual(['1 14', '2 1'])
      expect(await listed(held, '2')).toEqual(['2 1'])
      await held.remove('1', letter.hash)
      await held.remove('1', letter.hash)
      expect(await listed(held)).toEqual(['2 1'])
    })

    test.each([
      ['1', '../../etc/passwd'],
      ['1', ''],
      ['..', letter.hash],
      ['', letter.hash],
    ])('take nothing for an owner or a hash that is none: %o, %o', async (owner, hash) => {
      const { held } = open()
      await expect((async () => held.find(owner, hash))()).rejects.toThrow('Not a')
      await expect((async () => held.remove(owner, hash))()).rejects.toThrow('Not a')
      const piece = { hash, size: 1, offset: 0 }
      await expect((async () => held.append(owner, piece, bytes('x')))()).rejects.toThrow('Not a')
    })
  })
}
