import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Modal } from './modal.tsx'
import { useAsked } from '../letters/open-dialogs.ts'

function Letters() {
  const { documentId, ask, close } = useAsked('respond')
  return (
    <>
      <p>At {useLocation().search}</p>
      <button type="button" onClick={() => ask(7)}>
        Answer
      </button>
      {documentId && (
        <Modal title="Answer to 7" onClose={close} inAddress>
          <Sending />
        </Modal>
      )}
    </>
  )
}

function Sending() {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        Send
      </button>
      {asking && (
        <ConfirmDialog
          title="Sure?"
          text="It costs something."
          yes="Yes"
          onYes={() => void navigate('?sent')}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

async function askWithin() {
  const user = userEvent.setup()
  history.replaceState(null, '', '/')
  render(
    <BrowserRouter>
      <Letters />
    </BrowserRouter>,
  )
  await user.click(screen.getByRole('button', { name: 'Answer' }))
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  await screen.findByRole('alertdialog')
  return user
}

test('Back closes the question; the dialog below it stays, and goes with the next Back', async () => {
  await askWithin()
  history.back()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(location.search).toBe('?respond=7'))
  expect(screen.getByRole('dialog', { name: 'Answer to 7' })).toBeDefined()
  history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByText('At')
})

test('an answer that leads elsewhere leads there, and Back from there to what came before', async () => {
  const user = await askWithin()
  await user.click(screen.getByRole('button', { name: 'Yes' }))
  await screen.findByText('At ?sent')
  history.back()
  await screen.findByText('At ?respond=7')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('Back closes a dialog that has no place in the address, and nothing else', async () => {
  history.replaceState(null, '', '/')
  history.pushState(null, '', '/documents/1')
  const onClose = vi.fn<() => void>()
  const { rerender } = render(
    <Modal title="Pages" onClose={onClose}>
      Page 1
    </Modal>,
  )
  history.back()
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(location.pathname).toBe('/documents/1')
  rerender(<p>Closed</p>)
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/'))
})
