import { openDatabase } from '@brieflotse/offline'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { jana } from '../testing/people.ts'
import { SessionContext, type Session } from './session.ts'
import { useDraft } from './use-draft.ts'

let db = openDatabase(jana.id)
afterEach(() => {
  cleanup()
  db.close()
  db = openDatabase(jana.id)
})

function Signed({ children }: { children: ReactNode }) {
  const sync = { now() {}, getState: () => 'idle', subscribe: () => () => {}, stop: async () => {} }
  const session = { state: 'in', user: jana, db, sync } as Session
  const handle = { session, enter: async () => {}, leave: async () => {}, restore: async () => {} }
  return <SessionContext value={handle}>{children}</SessionContext>
}

const useShare = ({ id, initial = '' }: { id: string; initial?: string }) =>
  useDraft(`share:${id}`, initial)
const open = (props = { id: '1' } as { id: string; initial?: string }) =>
  renderHook(useShare, { wrapper: Signed, initialProps: props })

test('what was typed is there again after the page was killed', async () => {
  const first = open()
  act(() => first.result.current.set('Dear Ms'))
  expect(first.result.current.value).toBe('Dear Ms')
  await waitFor(async () => expect(await db.drafts.count()).toBe(1))
  first.unmount()
  const second = open({ id: '1', initial: 'as shared' })
  await waitFor(() => expect(second.result.current.value).toBe('Dear Ms'))
})

test('where nothing was typed the field begins as it is told', () => {
  expect(open({ id: '1', initial: 'as shared' }).result.current.value).toBe('as shared')
})

test('what was sent does not come back', async () => {
  const { result, unmount } = open()
  act(() => result.current.set('Dear Ms'))
  await act(() => result.current.clear())
  await waitFor(() => expect(result.current.value).toBe(''))
  unmount()
  expect(await db.drafts.count()).toBe(0)
})

test('the next share does not begin with the words of the one before', async () => {
  const { result, rerender } = open()
  act(() => result.current.set('about the first'))
  rerender({ id: '2', initial: 'second' })
  expect(result.current.value).toBe('second')
  rerender({ id: '1' })
  await waitFor(() => expect(result.current.value).toBe('about the first'))
})

test('a draft of another shape is left alone', async () => {
  await db.drafts.put({ key: 'form', value: { street: 'Am Hafen' }, savedAt: '' })
  const form = { street: '', city: '' }
  const { result } = renderHook(() => useDraft('form', form), { wrapper: Signed })
  await waitFor(() => expect(result.current.value).toEqual(form))
})
