import 'fake-indexeddb/auto'
import { dropShare, heldShares } from '@brieflotse/offline'
import { afterEach, expect, test } from 'vitest'
import { answerShare } from './share-target.ts'

afterEach(async () => {
  for (const { id } of await heldShares()) await dropShare(id)
})

const post = (body: BodyInit) =>
  new Request('https://brieflotse.example/share', { method: 'POST', body })
const pdf = new File(['%PDF-1.7'], 'Bescheid.pdf', { type: 'application/pdf' })

test('a shared PDF is stored first, then the answer is a redirect to the screen that shows it', async () => {
  const form = new FormData()
  form.append('title', 'Fwd: Bescheid')
  form.append('text', 'siehe Anhang')
  form.append('files', pdf)
  const answer = await answerShare(post(form))
  const [held] = await heldShares()
  expect(held).toMatchObject({ title: 'Fwd: Bescheid', text: 'siehe Anhang', url: '', leftOut: [] })
  expect(new TextDecoder().decode(held!.files[0]!.bytes)).toBe('%PDF-1.7')
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toBe(
    `/share?title=Fwd%3A+Bescheid&text=siehe+Anhang&url=&held=${held!.id}`,
  )
})

test('hostile form data is sorted out and noted: files as texts, texts as files, foreign fields', async () => {
  const form = new FormData()
  form.append('text', new File(['<script>'], 'x.html', { type: 'text/html' }))
  form.append('files', 'no file')
  form.append('__proto__', 'x')
  form.append('held', 'somebody-elses')
  form.append('url', 'javascript:alert(1)')
  const answer = await answerShare(post(form))
  const [held] = await heldShares()
  expect(held).toMatchObject({ title: '', text: '', files: [], url: 'javascript:alert(1)' })
  expect(held!.leftOut).toEqual([{ name: 'x.html', why: 'type' }])
  expect(
    new URL(answer.headers.get('Location')!, 'https://x.example').searchParams.getAll('held'),
  ).toEqual([held!.id])
})

test('a body that is no form ends on the screen as well, which says so', async () => {
  const answer = await answerShare(post('{"text":"no form"}'))
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toBe('/share?problem=unreadable')
  expect(await heldShares()).toEqual([])
})

test.each([
  ['https://other.example', 0],
  ['http://brieflotse.example', 0],
  ['https://brieflotse.example', 1],
  ['null', 1],
  [null, 1],
])('a post from %s leaves so many shares: %i', async (origin, count) => {
  const form = new FormData()
  form.append('files', pdf)
  const request = post(form)
  if (origin !== null) request.headers.set('Origin', origin)
  const { headers } = await answerShare(request)
  expect(await heldShares()).toHaveLength(count)
  if (count === 0) expect(headers.get('Location')).toBe('/share?problem=foreign')
})

test.each(['null', null])(
  'with the origin %s at most three wait, and the newest is always kept',
  async (origin) => {
    for (let i = 0; i < 5; i += 1) {
      const form = new FormData()
      form.append('title', `${i}`)
      const request = post(form)
      if (origin !== null) request.headers.set('Origin', origin)
      await answerShare(request)
    }
    expect((await heldShares()).map(({ title }) => title)).toEqual(['2', '3', '4'])
  },
)
