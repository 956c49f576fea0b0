import { uploadDocument } from '@brieflotse/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { madeUpDocument } from '../../test/made-up.ts'
import { upload } from './upload.ts'

/** A fake of the parts of XMLHttpRequest that uploads use; the test controls it. */
class FakeXhr {
  static last: FakeXhr
  upload = { onprogress: null as unknown as (event: { loaded: number; total: number }) => void }
  headers: Record<string, string> = {}
  body: FormData | null = null
  status = 0
  statusText = ''
  responseText = ''
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  onloadend = () => {}

  constructor() {
    FakeXhr.last = this
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: FormData) {
    this.body = body
  }
  abort() {
    this.onabort()
    this.onloadend()
  }
  answer(status: number, body: object) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.onload()
    this.onloadend()
  }
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function start(signal = new AbortController().signal) {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
  const progress: number[] = []
  const form = new FormData()
  form.append('targetLanguage', 'en')
  form.append('file', new Blob([new ArrayBuffer(8)]), 'Müll & Gebühren.pdf')
  const answer = upload(uploadDocument, {
    form,
    idempotencyKey: 'key-1',
    signal,
    onProgress: (sent) => progress.push(sent),
  })
  return { answer, progress, xhr: FakeXhr.last }
}

test('a page sends the form and tells how far it is', async () => {
  const { answer, progress, xhr } = start()
  expect([...xhr.body!.keys()]).toEqual(['targetLanguage', 'file'])
  expect(xhr.body!.get('file')).toMatchObject({ name: 'Müll & Gebühren.pdf', size: 8 })
  expect(xhr.headers).toEqual({ 'Idempotency-Key': 'key-1' })
  xhr.upload.onprogress({ loaded: 2, total: 8 })
  xhr.upload.onprogress({ loaded: 8, total: 8 })
  xhr.answer(201, { ...madeUpDocument(1), duplicate: true })
  expect(await answer).toMatchObject({ id: 1, duplicate: true })
  expect(progress).toEqual([0.25, 1])
})

test('a refusal keeps the code of the server', async () => {
  const { answer, xhr } = start()
  xhr.answer(413, { code: 'file-too-large', error: 'Too large', message: 'Too large' })
  await expect(answer).rejects.toMatchObject({ code: 'file-too-large', message: 'Too large' })
})

test('a line on which nothing moves for a minute is offline', async () => {
  const { answer, xhr } = start()
  vi.advanceTimersByTime(59_000)
  xhr.upload.onprogress({ loaded: 2, total: 8 })
  vi.advanceTimersByTime(59_000)
  vi.advanceTimersByTime(1_000)
  await expect(answer).rejects.toMatchObject({ code: 'offline' })
})

test('an upload that is called off is offline, because nobody knows what arrived', async () => {
  const aborter = new AbortController()
  const { answer } = start(aborter.signal)
  aborter.abort()
  await expect(answer).rejects.toMatchObject({ code: 'offline' })
})
