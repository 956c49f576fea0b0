import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Menu } from './menu.tsx'

function open() {
  const onClose = vi.fn<() => void>()
  const chosen = vi.fn<(label: string) => void>()
  const labels = ['View', 'Generate', 'Archive', 'Delete', 'Download']
  render(
    <Menu
      label="Actions"
      at={{ x: 0, y: 0 }}
      onClose={onClose}
      items={labels.map((label) => ({
        label,
        icon: 'view' as const,
        onSelect: () => chosen(label),
      }))}
    />,
  )
  return { onClose, chosen, user: userEvent.setup() }
}

const focused = () => document.activeElement?.textContent

test('the first entry has the focus, arrows walk in a circle', async () => {
  const { user } = open()
  expect(focused()).toBe('View')
  await user.keyboard('{ArrowUp}')
  expect(focused()).toBe('Download')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(focused()).toBe('Generate')
  await user.keyboard('{End}')
  expect(focused()).toBe('Download')
})

test('a typed letter jumps to the entry that starts with it, again to the next one', async () => {
  const { user } = open()
  await user.keyboard('d')
  expect(focused()).toBe('Delete')
  await user.keyboard('d')
  expect(focused()).toBe('Download')
})

test('letters typed quickly belong together', async () => {
  const { user } = open()
  await user.keyboard('do')
  expect(focused()).toBe('Download')
})

test('a letter typed more than a second later begins anew', () => {
  open()
  const type = (key: string, at: number) => {
    const target = document.activeElement!
    const event = createEvent.keyDown(target, { key })
    Object.defineProperty(event, 'timeStamp', { value: at })
    fireEvent(target, event)
  }
  type('d', 5000)
  type('o', 6000)
  expect(focused()).toBe('Download')
  type('d', 8000)
  expect(focused()).toBe('Delete')
  type('o', 9001)
  expect(focused()).toBe('Delete')
})

test('Enter chooses and closes, Escape only closes', async () => {
  const { user, chosen, onClose } = open()
  await user.keyboard('a{Enter}')
  expect(chosen).toHaveBeenCalledWith('Archive')
  expect(onClose).toHaveBeenCalledTimes(1)
  screen.getAllByRole('menuitem')[0]?.focus()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)
  expect(chosen).toHaveBeenCalledTimes(1)
})
