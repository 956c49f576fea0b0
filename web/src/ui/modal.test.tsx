import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Modal } from './modal.tsx'

function Asking() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      {open && (
        <Modal title="Sure?" onClose={close}>
          <button type="button" onClick={close}>
            No
          </button>
        </Modal>
      )}
    </>
  )
}

test('gives the focus back to what asked, and brings it into sight: the page may have grown behind the dialog', async () => {
  const user = userEvent.setup()
  render(<Asking />)
  const ask = screen.getByRole('button', { name: 'Ask' })
  const scrolled: Element[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this)
  })
  await user.click(ask)
  await user.click(await screen.findByRole('button', { name: 'No' }))
  await waitFor(() => expect(scrolled).toContain(ask))
  expect(document.activeElement).toBe(ask)
})
