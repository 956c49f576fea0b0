import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { cameraText } from '../../text/camera.ts'
import { CornerEditor } from './corner-editor.tsx'
import { someCorners } from './quad.ts'

const picture = { width: 300, height: 400, close: () => {} }

function Editor() {
  const [corners, setCorners] = useState(someCorners)
  return <CornerEditor picture={picture} quarters={0} corners={corners} onCorners={setCorners} />
}
const corner = (index: number) =>
  screen.getByRole('button', { name: new RegExp(cameraText.corners[index]!) })

test('arrow keys move a corner, with Shift further, and say where it is', () => {
  render(<Editor />)
  for (let i = 0; i < 5; i++) fireEvent.keyDown(corner(0), { key: 'ArrowRight' })
  expect(corner(0).getAttribute('aria-label')).toBe(
    cameraText.cornerAt({ name: cameraText.corners[0]!, left: 10, top: 8 }),
  )
  fireEvent.keyDown(corner(0), { key: 'ArrowDown', shiftKey: true })
  expect(screen.getByRole('status').textContent).toBe(
    cameraText.cornerAt({ name: cameraText.corners[0]!, left: 10, top: 10 }),
  )
})

test('other keys are left to the browser', () => {
  render(<Editor />)
  expect(fireEvent.keyDown(corner(1), { key: 'Tab' })).toBe(true)
  expect(fireEvent.keyDown(corner(1), { key: 'ArrowLeft' })).toBe(false)
})

test('who cannot drag taps a corner, and then where it belongs', () => {
  const { container } = render(<Editor />)
  const stage = container.querySelector<HTMLElement>('.touch-none')!
  const box = new DOMRect(0, 0, 300, 400)
  vi.spyOn(stage, 'getBoundingClientRect').mockReturnValue(box)
  Object.assign(corner(2), { setPointerCapture: () => {} })
  const named = (left: number, top: number) =>
    cameraText.cornerAt({ name: cameraText.corners[2]!, left, top })

  // no corner is selected, so this must do nothing
  fireEvent.pointerDown(stage, { clientX: 270, clientY: 380 })
  expect(corner(2).getAttribute('aria-label')).toBe(named(92, 92))
  fireEvent.pointerDown(corner(2), { clientX: 276, clientY: 368 })
  fireEvent.pointerUp(corner(2), { clientX: 276, clientY: 368 })
  fireEvent.pointerDown(stage, { clientX: 270, clientY: 380 })
  expect(corner(2).getAttribute('aria-label')).toBe(named(90, 95))
})
