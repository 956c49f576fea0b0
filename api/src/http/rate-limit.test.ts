import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { clientNetworkOf } from './rate-limit.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('requests from %s count for %s', (ip, sender) => {
  expect(clientNetworkOf({ ip } as FastifyRequest)).toBe(sender)
})
