import { expect, test } from 'vitest'
import { limits as usual } from '../../system/limits.ts'
import { createLines } from './lines.ts'

const limits = {
  ...usual,
  arrivingConnections: 3,
  arrivingConnectionsPerUser: 1,
  arrivingUnprovenMs: 5_000,
  arrivingGiveWayMs: 60_000,
}

function lines() {
  const hungUp: string[] = []
  let now = 0
  const all = createLines(
    limits,
    (id) => hungUp.push(id),
    () => now,
  )
  return { ...all, hungUp, pass: (ms: number) => (now += ms) }
}

test('connections that say nothing give way to a new one, the oldest first', () => {
  const all = lines()
  for (const id of ['a', 'b', 'c']) all.open(id)
  all.prove('a', 1)
  expect(() => all.open('d')).toThrow('Too many connections')
  all.pass(5_000)
  all.open('d')
  all.open('e')
  expect(all.hungUp).toEqual(['b', 'c'])
  expect(() => all.open('f')).toThrow('Too many connections')
})

test('one that has named somebody gives way only when it is open for long', () => {
  const all = lines()
  for (const id of ['a', 'b', 'c']) all.open(id)
  for (const [n, id] of ['a', 'b', 'c'].entries()) all.prove(id, n)
  all.pass(59_000)
  expect(() => all.open('d')).toThrow('Too many connections')
  all.pass(1_000)
  all.open('d')
  expect(all.hungUp).toEqual(['a'])
  expect(all.close('b')).toEqual({ isProven: true })
  expect(all.close('b')).toBeNull()
  all.open('e')
  expect(all.hungUp).toEqual(['a'])
})

test('one of many for the same user gives way before those of others', () => {
  const all = lines()
  for (const [id, userId] of [
    ['a', 2],
    ['b', 1],
    ['c', 1],
  ] as const) {
    all.open(id)
    expect(all.prove(id, userId)).toBe(true)
    expect(all.prove(id, userId)).toBe(false)
  }
  all.pass(5_000)
  all.open('d')
  expect(all.hungUp).toEqual(['b'])
  expect(() => all.open('e')).toThrow('Too many connections')
})
