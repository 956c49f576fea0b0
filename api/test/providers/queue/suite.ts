import { describe, expect, test } from 'vitest'
import type { Db } from '../../../src/db/open.ts'
import { LeaseLost, type Queue } from '../../../src/providers/queue/queue.ts'

export type QueueBench = {
  db: Db
  queue: Queue
  leaseMs: number
  /** Advances the queue's clock. */
  pass(ms: number): void
}

const job = { name: 'read', payload: { n: 1 }, subject: 'letter' }

/** The tests that every queue must pass. */
export function queueSuite(name: string, open: () => Promise<QueueBench>): void {
  describe(`the queue ${name}`, () => {
    test('hands out a job once, with its payload', async () => {
      const { db, queue } = await open()
      await db.write((tx) => queue.add(tx, job))
      expect(await queue.take('read')).toMatchObject({ ...job, attempt: 1 })
      expect(await queue.take('read')).toBeNull()
      expect(await queue.take('other')).toBeNull()
    })

    test('knows nothing of a job whose transaction failed', async () => {
      const { db, queue } = await open()
      const failing = db.write(async (tx) => {
        await queue.add(tx, job)
        throw new Error('no')
      })
      await expect(failing).rejects.toThrow('no')
      expect(await queue.take('read')).toBeNull()
    })

    test('keeps one live job of a name and subject', async () => {
      const { db, queue } = await open()
      await db.write((tx) => queue.add(tx, job))
      await db.write((tx) => queue.add(tx, { ...job, payload: { n: 2 } }))
      await queue.take('read')
      await db.write((tx) => queue.add(tx, job))
      expect(await queue.take('read')).toBeNull()
    })

    test('hands jobs out in the order in which they are due, and not before', async () => {
      const { db, queue, pass } = await open()
      const at = (ms: number) => new Date(ms)
      await db.write(async (tx) => {
        await queue.add(tx, { ...job, subject: 'late', runAt: at(5_000) })
        await queue.add(tx, { ...job, subject: 'soon', runAt: at(1_000) })
      })
      expect(await queue.take('read')).toBeNull()
      pass(10_000)
      expect((await queue.take('read'))?.subject).toBe('soon')
      expect((await queue.take('read'))?.subject).toBe('late')
    })

    test('lets users take turns, whoever has added how many, and each the oldest first', async () => {
      const { db, queue } = await open()
      const of = (userId: number | null, n: number) => ({
        ...job,
        subject: `${userId} ${n}`,
        payload: userId === null ? {} : { userId },
      })
      await db.write(async (tx) => {
        for (const n of [1, 2, 3, 4]) await queue.add(tx, of(1, n))
        for (const n of [1, 2]) await queue.add(tx, of(2, n))
        await queue.add(tx, of(null, 1))
      })
      const order: (string | undefined)[] = []
      for (let n = 0; n < 7; n++) order.push((await queue.take('read'))?.subject)
      expect(order).toEqual(['1 1', '2 1', 'null 1', '1 2', '2 2', '1 3', '1 4'])
    })

    test('gives no user more at once than is allowed, until a holder falls silent', async () => {
      const { db, queue, leaseMs, pass } = await open()
      const mine = { ...job, payload: { userId: 1 } }
      await db.write(async (tx) => {
        for (const subject of ['a', 'b', 'c']) await queue.add(tx, { ...mine, subject })
        await queue.add(tx, { ...job, payload: { userId: 2 }, subject: 'other' })
      })
      const taken = async () => (await queue.take('read', 2))?.subject
      expect([await taken(), await taken(), await taken()]).toEqual(['a', 'other', 'b'])
      expect(await taken()).toBeUndefined()
      pass(leaseMs)
      expect(await taken()).toBeDefined()
    })

    test('brings a waiting job forward for who is in a hurry, and never puts it off', async () => {
      const { db, queue, pass } = await open()
      const at = (ms: number) => ({ runAt: new Date(ms) })
      await db.write((tx) => queue.add(tx, { ...job, ...at(9_000) }))
      await db.write((tx) => queue.add(tx, { ...job, ...at(1_000), hasten: true }))
      await db.write((tx) => queue.add(tx, { ...job, ...at(5_000), hasten: true }))
      pass(1_000)
      expect(await queue.take('read')).toMatchObject(job)
    })

    test('gives a job to somebody else when its holder falls silent', async () => {
      const { db, queue, leaseMs, pass } = await open()
      await db.write((tx) => queue.add(tx, job))
      const dead = (await queue.take('read'))!
      pass(leaseMs - 1)
      expect(await queue.take('read')).toBeNull()
      pass(1)
      const heir = (await queue.take('read'))!
      expect(heir).toMatchObject({ id: dead.id, attempt: 2 })
      expect(await queue.extend(dead)).toBe(false)
      const late = db.write((tx) => queue.settle(tx, dead, { kind: 'done' }))
      await expect(late).rejects.toThrow(LeaseLost)
      await db.write((tx) => queue.settle(tx, heir, { kind: 'done' }))
      pass(leaseMs)
      expect(await queue.take('read')).toBeNull()
    })

    test('leaves a job with a holder who speaks up in time', async () => {
      const { db, queue, leaseMs, pass } = await open()
      await db.write((tx) => queue.add(tx, job))
      const held = (await queue.take('read'))!
      for (let n = 0; n < 3; n++) {
        pass(leaseMs - 1)
        expect(await queue.extend(held)).toBe(true)
      }
      expect(await queue.take('read')).toBeNull()
    })

    test('takes a job back for later, and does not count a try that was not its fault', async () => {
      const { db, queue, pass } = await open()
      await db.write((tx) => queue.add(tx, job))
      const first = (await queue.take('read'))!
      const again = { kind: 'again', at: new Date(1_000) } as const
      await db.write((tx) => queue.settle(tx, first, { ...again, counted: true }))
      expect(await queue.take('read')).toBeNull()
      pass(1_000)
      const second = (await queue.take('read'))!
      expect(second.attempt).toBe(2)
      await db.write((tx) => queue.settle(tx, second, { ...again, counted: false }))
      expect((await queue.take('read'))?.attempt).toBe(2)
    })

    test('never hands out a dead job, but lets it be added anew', async () => {
      const { db, queue, leaseMs, pass } = await open()
      await db.write((tx) => queue.add(tx, job))
      const held = (await queue.take('read'))!
      await db.write((tx) => queue.settle(tx, held, { kind: 'dead', failure: 'file-broken' }))
      pass(leaseMs)
      expect(await queue.take('read')).toBeNull()
      await db.write((tx) => queue.add(tx, job))
      expect(await queue.take('read')).toMatchObject({ attempt: 1 })
    })

    test('removes what is about a subject, from under its holder too', async () => {
      const { db, queue } = await open()
      await db.write((tx) => queue.add(tx, job))
      const held = (await queue.take('read'))!
      await db.write((tx) => queue.remove(tx, job.subject))
      expect(await queue.extend(held)).toBe(false)
      const late = db.write((tx) => queue.settle(tx, held, { kind: 'done' }))
      await expect(late).rejects.toThrow(LeaseLost)
    })
  })
}
