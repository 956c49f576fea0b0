import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { MeantClicks } from './meant-clicks.ts'
import { Modal } from './ui/modal.tsx'

const sent = vi.fn<() => void>()
beforeEach(() => sent.mockClear())

/** A wizard whose button is replaced by that of the next step; `anew` says whether React reuses the element. */
function Steps({ anew }: { anew: boolean }) {
  const [saved, setSaved] = useState(false)
  return (
    <>
      <MeantClicks />
      {saved ? (
        <button key={anew ? 'send' : 'same'} type="button" onClick={sent}>
          Send
        </button>
      ) : (
        <button key={anew ? 'save' : 'same'} type="button" onClick={() => setSaved(true)}>
          Save
        </button>
      )}
    </>
  )
}

const at = { clientX: 100, clientY: 100 }
const send = () => screen.getByRole('button', { name: 'Send' })
/** Event options for the nth click of a multiple click. */
const nth = (detail: number) => ({ ...at, detail })

test.each([true, false])(
  'the second click on a button does not press what took its place (another element: %s)',
  (anew) => {
    render(<Steps anew={anew} />)
    fireEvent.click(screen.getByRole('button', { name: 'Save' }), nth(1))
    // `mousedown` must be cancelled too, because it would move the focus
    expect(fireEvent.mouseDown(send(), nth(2))).toBe(false)
    expect(fireEvent.click(send(), nth(2))).toBe(false)
    fireEvent.click(send(), nth(3))
    expect(sent).not.toHaveBeenCalled()
    fireEvent.click(send(), nth(1))
    expect(sent).toHaveBeenCalledOnce()
  },
)

test.each([
  ['at another place, as by two fingers', { clientX: 160, clientY: 100, detail: 2 }],
  ['by a key', { clientX: 0, clientY: 0, detail: 0 }],
])('what took its place is pressed at once %s', (_, how) => {
  render(<Steps anew />)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }), nth(1))
  fireEvent.click(send(), how)
  expect(sent).toHaveBeenCalledOnce()
})

test('the second click beside the dialog that the first one opened does not close it', async () => {
  const close = vi.fn<() => void>()
  function Asking() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <MeantClicks />
        <button type="button" onClick={() => setOpen(true)}>
          Ask
        </button>
        {open && (
          <Modal title="Sure?" onClose={close}>
            <button type="button">No</button>
          </Modal>
        )}
      </>
    )
  }
  render(<Asking />)
  const ask = screen.getByRole('button', { name: 'Ask' })
  const press = (detail: number) => {
    fireEvent.pointerDown(document.body, at)
    fireEvent.mouseDown(document.body, nth(detail))
    fireEvent.pointerUp(document.body, at)
  }
  fireEvent.click(ask, nth(1))
  await screen.findByRole('dialog')
  press(2)
  expect(close).not.toHaveBeenCalled()
  press(1)
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
})

function Moves() {
  const [place, setPlace] = useState(5)
  return (
    <>
      <MeantClicks />
      <button type="button" onClick={() => setPlace(place - 1)}>
        Move page {place} up
      </button>
      <label>
        <input type="checkbox" /> Copy
      </label>
    </>
  )
}

test('a button that goes on is pressed as often as it is clicked, and so is a field by its label', () => {
  render(<Moves />)
  const move = screen.getByRole('button')
  for (const detail of [1, 2, 3]) fireEvent.click(move, nth(detail))
  expect(move.textContent).toBe('Move page 2 up')
  const box = screen.getByRole<HTMLInputElement>('checkbox')
  for (const detail of [1, 2, 3]) fireEvent.click(screen.getByText('Copy'), nth(detail))
  expect(box.checked).toBe(true)
  for (const detail of [1, 2]) {
    fireEvent.click(screen.getByText('Copy'), nth(detail))
    // browsers fire a second click on the field of a label
    fireEvent.click(box, nth(detail))
  }
  expect(box.checked).toBe(true)
})

test('a link is followed once by a double click, and again by a later one', () => {
  const followed = vi.fn<() => void>()
  render(
    <>
      <MeantClicks />
      <a href="#letter" onClick={followed}>
        A letter
      </a>
    </>,
  )
  const link = screen.getByRole('link')
  expect(fireEvent.click(link, nth(1))).toBe(true)
  expect(fireEvent.click(link, nth(2))).toBe(false)
  expect(fireEvent.click(link, nth(3))).toBe(false)
  expect(followed).toHaveBeenCalledTimes(1)
  fireEvent.click(link, nth(1))
  expect(followed).toHaveBeenCalledTimes(2)
})
