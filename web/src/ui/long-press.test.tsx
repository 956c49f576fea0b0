import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useContextMenu } from './long-press.ts'

const opened = vi.fn<(at: { x: number; y: number }) => void>()
const clicked = vi.fn<() => void>()

function Card() {
  const press = useContextMenu(opened)
  return (
    <div {...press}>
      <button type="button" onClick={clicked}>
        card
      </button>
    </div>
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  opened.mockClear()
  clicked.mockClear()
  render(<Card />)
})
afterEach(() => vi.useRealTimers())

const card = () => screen.getByText('card')
const touch = { pointerType: 'touch', clientX: 10, clientY: 20 }
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('a finger that rests 700 ms opens the menu where it is, and its lifting is no click', () => {
  fireEvent.pointerDown(card(), touch)
  wait(699)
  expect(opened).not.toHaveBeenCalled()
  wait(1)
  expect(opened).toHaveBeenCalledWith({ x: 10, y: 20 })
  fireEvent.pointerUp(card(), touch)
  fireEvent.click(card())
  expect(clicked).not.toHaveBeenCalled()
})

test('a finger that scrolls opens nothing', () => {
  fireEvent.pointerDown(card(), touch)
  fireEvent.pointerMove(card(), { ...touch, clientY: 60 })
  wait(2000)
  expect(opened).not.toHaveBeenCalled()
})

test('a short tap stays a click', () => {
  fireEvent.pointerDown(card(), touch)
  wait(100)
  fireEvent.pointerUp(card(), touch)
  fireEvent.click(card())
  wait(2000)
  expect(opened).not.toHaveBeenCalled()
  expect(clicked).toHaveBeenCalledTimes(1)
})

test('a right click opens the menu at the pointer', () => {
  fireEvent.contextMenu(card(), { clientX: 5, clientY: 6 })
  expect(opened).toHaveBeenCalledWith({ x: 5, y: 6 })
})
