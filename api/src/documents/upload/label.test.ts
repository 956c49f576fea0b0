import { expect, test } from 'vitest'
import { file, pdf, signUp } from '../../../test/client.ts'
import { testServer } from '../../../test/test-server.ts'

const label = (title: string, tags: string) => [
  { name: 'title', value: title },
  { name: 'tags', value: tags },
]

test('an upload may be named and tagged from the start; sent again it does not rename what is there', async () => {
  const client = await signUp(await testServer())
  const first = await client.upload([file(pdf('a')), ...label('Sample letter', '["Sample"]')])
  expect(first.json()).toMatchObject({ givenTitle: 'Sample letter', tags: ['Sample'] })
  const again = await client.upload([file(pdf('a')), ...label('Other', '["Other"]')])
  expect(again.json()).toMatchObject({ duplicate: true, givenTitle: 'Sample letter' })
})

test.each([
  ['a name of two lines', 'a\nb', '[]'],
  ['no name', ' ', '[]'],
  ['tags that are no list', 'a', '{"a":1}'],
  ['tags that are no JSON', 'a', '['],
  ['a tag that turns the text around', 'a', '["a\u202eb"]'],
])('%s is refused and leaves nothing', async (_, title, tags) => {
  const client = await signUp(await testServer())
  const answer = await client.upload([file(pdf('a')), ...label(title, tags)])
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.statusCode).toBeLessThan(500)
  expect(await client.get('/api/documents')).toEqual([])
})
