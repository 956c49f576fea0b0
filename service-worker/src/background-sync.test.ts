import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { sendWaiting } from './background-sync.ts'

function syncEvent(tag: string) {
  const waitUntil = vi.fn<(work: Promise<void>) => void>()
  return { event: Object.assign(new Event('sync'), { tag, waitUntil }), waitUntil }
}

test('the tag of the outbox is answered, and done at once where nobody is logged in', async () => {
  const { event, waitUntil } = syncEvent('outbox')
  sendWaiting(event)
  await expect(waitUntil.mock.calls[0]![0]).resolves.toBeUndefined()
})

test('a tag of somebody else is left alone', () => {
  const { event, waitUntil } = syncEvent('elsewhere')
  sendWaiting(event)
  expect(waitUntil).not.toHaveBeenCalled()
})
