import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { useToasterStore } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notify, notifyFailure, putNoticeAway } from './toast.tsx'
import { ToastRegion } from './toast-region.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(<ToastRegion />)
})
afterEach(() => {
  act(() => void vi.runAllTimers())
  vi.useRealTimers()
})

const show = (title: string) => act(() => notify(title, 'Because.'))
const toast = () => screen.queryByText('Because.')

test('a new toast takes the place of the one before', () => {
  show('First')
  show('Second')
  expect(screen.queryByText('First')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('SecondBecause.')
})

test('a failure is an alert', () => {
  act(() => notifyFailure('Upload failed', 'Because.'))
  expect(screen.getByRole('alert').textContent).toBe('Upload failedBecause.')
  expect(screen.getByRole('status').textContent).toBe('')
})

test('who goes on finds nothing in the way, but keeps a failure and a way back', () => {
  show('Done')
  act(putNoticeAway)
  expect(toast()).toBeNull()
  act(() => notify('Done', 'Because.', { label: 'Undo', act: () => {} }))
  act(putNoticeAway)
  expect(toast()).not.toBeNull()
  act(() => notifyFailure('Upload failed', 'Because.'))
  act(putNoticeAway)
  expect(toast()).not.toBeNull()
})

test('a toast goes after five seconds and not before', () => {
  show('Done')
  act(() => void vi.advanceTimersByTime(4900))
  expect(toast()).not.toBeNull()
  act(() => void vi.advanceTimersByTime(200))
  expect(toast()).toBeNull()
})

test('a dismissed toast is remembered for 1,000,000 ms', () => {
  const { result } = renderHook(() => useToasterStore())
  show('Done')
  act(() => void vi.advanceTimersByTime(5000))
  expect(toast()).toBeNull()
  act(() => void vi.advanceTimersByTime(999_999))
  expect(result.current.toasts).toHaveLength(1)
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current.toasts).toEqual([])
})

test.each([
  [49, true],
  [50, false],
])('swiped %i pixels to the right it stays: %s', (distance, stays) => {
  show('Done')
  const card = toast()!.parentElement!.parentElement!
  fireEvent.pointerDown(card, { clientX: 100 })
  fireEvent.pointerMove(card, { clientX: 100 + distance })
  fireEvent.pointerUp(card, { clientX: 100 + distance })
  expect(toast() !== null).toBe(stays)
})

test('F8 brings the focus to the notifications', () => {
  fireEvent.keyDown(document.body, { key: 'F8' })
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Notifications (F8)' }))
})
