import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

function Rooms() {
  const [open, setOpen] = useState(0)
  const names = ['Kitchen', 'Bath', 'Attic']
  return (
    <Tabs label="Rooms" names={names} open={open} onOpen={setOpen}>
      <input aria-label={`Note for ${names[open]}`} />
    </Tabs>
  )
}

const tab = (name: string) => screen.getByRole('tab', { name })

test('the open tab is the one that is selected, reached by the Tab key and named by its panel', async () => {
  render(<Rooms />)
  await userEvent.click(tab('Bath'))
  expect(screen.getByRole('tab', { selected: true })).toBe(tab('Bath'))
  expect(screen.getByRole('tabpanel', { name: 'Bath' }).id).toBe(
    tab('Bath').getAttribute('aria-controls'),
  )
  expect(['Kitchen', 'Bath', 'Attic'].map((name) => tab(name).tabIndex)).toEqual([-1, 0, -1])
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByLabelText('Note for Bath'))
})

test('arrows, Home and End open the tab they go to, around both ends', async () => {
  render(<Rooms />)
  await userEvent.tab()
  const steps = [
    ['{ArrowRight}', 'Bath'],
    ['{End}', 'Attic'],
    ['{ArrowRight}', 'Kitchen'],
    ['{ArrowLeft}', 'Attic'],
    ['{Home}', 'Kitchen'],
  ] as const
  for (const [key, name] of steps) {
    await userEvent.keyboard(key)
    expect(document.activeElement).toBe(tab(name))
    expect(tab(name).getAttribute('aria-selected')).toBe('true')
  }
})
