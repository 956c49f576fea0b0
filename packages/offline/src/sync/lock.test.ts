import { expect, test } from 'vitest'
import { withLock } from './lock.ts'
import { oneAtATime } from './one-at-a-time.ts'

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

test('tasks of one name take turns, a failed one lets the next in, other names do not wait', async () => {
  const log: string[] = []
  const { open, opened } = gate()
  const first = withLock('a', async () => {
    await opened
    log.push('first')
    throw new Error('no luck')
  })
  const second = withLock('a', async () => log.push('second'))
  await withLock('b', async () => log.push('other'))
  open()
  await expect(first).rejects.toThrow('no luck')
  await second
  expect(log).toEqual(['other', 'first', 'second'])
})

test('a task asked for while it runs runs once more, however often it was asked for', async () => {
  let runs = 0
  const { open, opened } = gate()
  const ask = oneAtATime(async () => {
    runs += 1
    await opened
  })
  ask()
  ask()
  ask()
  open()
  await ask.done()
  expect(runs).toBe(2)
})
