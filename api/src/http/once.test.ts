import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { onceOf } from './once.ts'

test('a body that is nested too deep to be written down is refused, and no fault of the server', () => {
  const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) as unknown
  const request = { headers: {}, method: 'DELETE', routeOptions: { url: '/a' }, params: {} }
  expect(() => onceOf(request as unknown as FastifyRequest, 1, deep)).toThrow(
    expect.objectContaining({ code: 'invalid-input' }),
  )
})
