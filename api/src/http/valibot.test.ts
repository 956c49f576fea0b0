import Fastify from 'fastify'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { Rendered, render, serializerCompiler, validatorCompiler } from './valibot.ts'

const Row = v.object({ id: v.number(), name: v.string() })

async function answer(value: unknown) {
  const app = Fastify()
  app.setSerializerCompiler(serializerCompiler)
  app.setValidatorCompiler(validatorCompiler)
  app.get('/', { schema: { response: { 200: Row } } }, async () => value)
  return app.inject({ url: '/' })
}

test('a column that the schema does not name never leaves', async () => {
  const { body } = await answer({ id: 1, name: 'a', password: 'secret' })
  expect(body).toBe('{"id":1,"name":"a"}')
  expect(render(Row, { id: 1, name: 'a', password: 'secret' } as never).text).toBe(body)
})

test('an answer that does not fit its schema is no answer', async () => {
  expect((await answer({ id: 'one', name: 'a' })).statusCode).toBe(500)
})

test('what was rendered before is sent as it is', async () => {
  expect((await answer(new Rendered('{"id":2,"name":"b"}'))).body).toBe('{"id":2,"name":"b"}')
})
