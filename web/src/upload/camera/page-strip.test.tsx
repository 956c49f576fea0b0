import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { cameraText } from '../../text/camera.ts'
import { PageStrip } from './page-strip.tsx'

const pages = ['a', 'b', 'c'].map((id) => ({ id, bytes: new ArrayBuffer(8) }))

function show() {
  const on = {
    onMove: vi.fn(() => Promise.resolve()),
    onRemove: vi.fn(() => Promise.resolve()),
    onRetake: vi.fn(),
    onAdd: vi.fn(),
    onDone: vi.fn(),
    onClose: vi.fn(),
  }
  render(<PageStrip pages={pages} {...on} />)
  return { on, user: userEvent.setup() }
}
const button = (name: string) => screen.getByRole('button', { name })
const isEnded = (one: HTMLElement) => one.getAttribute('aria-disabled') === 'true'

test('a page is moved, retaken and removed by what its buttons say', async () => {
  const { on, user } = show()
  await user.click(button(cameraText.later({ number: 1 })))
  expect(on.onMove).toHaveBeenCalledWith('a', 1)
  expect(await screen.findByText(cameraText.moved({ number: 2 }))).toBeTruthy()
  await user.click(button(cameraText.retakePage({ number: 2 })))
  expect(on.onRetake).toHaveBeenCalledWith('b')
  await user.click(button(cameraText.removePage({ number: 3 })))
  expect(on.onRemove).toHaveBeenCalledWith('c')
  expect(await screen.findByText(cameraText.removed)).toBeTruthy()
})

test('the first page cannot go forward and the last one not back', () => {
  show()
  expect(isEnded(button(cameraText.earlier({ number: 1 })))).toBe(true)
  expect(isEnded(button(cameraText.later({ number: 3 })))).toBe(true)
  expect(isEnded(button(cameraText.earlier({ number: 2 })))).toBe(false)
})
