import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useAsked } from './open-dialogs.ts'

/** A button whose dialog is still loading, so it can be pressed again. */
function Answer() {
  const { ask } = useAsked('respond')
  return (
    <>
      <p>At {useLocation().search}</p>
      <button type="button" onClick={() => ask(7)}>
        Answer
      </button>
    </>
  )
}

test('what is asked three times in a row is gone with one step back', async () => {
  history.replaceState(null, '', '/documents/7?q=respond')
  const before = history.length
  render(
    <BrowserRouter>
      <Answer />
    </BrowserRouter>,
  )
  await userEvent.setup().tripleClick(screen.getByRole('button', { name: 'Answer' }))
  await screen.findByText('At ?q=respond&respond=7')
  expect(history.length).toBe(before + 1)
  history.back()
  await screen.findByText('At ?q=respond')
  await waitFor(() => expect(location.search).toBe('?q=respond'))
})
