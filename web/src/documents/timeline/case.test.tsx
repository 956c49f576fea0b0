import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { held } from '../../testing/fake-server.ts'
import { reminder } from '../../testing/sample-document.ts'
import { startApp } from '../../testing/start-app.tsx'

const earlier = {
  ...reminder,
  id: 2,
  title: 'Rechnung Januar',
  explanation: {
    ...reminder.explanation!,
    sender: { ...reminder.explanation!.sender, name: 'NORDLICHT Energie', date: '2025-01-14' },
  },
}
const stranger = {
  ...earlier,
  id: 3,
  title: 'Von jemand anderem',
  explanation: {
    ...earlier.explanation,
    sender: { ...earlier.explanation.sender, name: 'Stadtwerke Musterau' },
  },
}

test('a letter leads to the earlier letters of its case, and those to the later one', async () => {
  held.documents = [reminder, earlier, stranger]
  const user = startApp('/documents/1')
  const before = await screen.findByRole('region', { name: 'Earlier letters of this case' })
  expect(within(before).getAllByRole('link')).toHaveLength(1)
  await user.click(within(before).getByRole('link', { name: /Rechnung Januar/ }))
  const after = await screen.findByRole('region', { name: 'Later letters of this case' })
  expect(within(after).getByRole('link', { name: /2\. Mahnung/ })).toBeTruthy()
})

test('the timeline tells every day of a case as a list, and which of them is today', async () => {
  held.documents = [reminder]
  startApp('/documents/1')
  const timeline = within(await screen.findByRole('region', { name: 'Timeline' }))
  const days = timeline.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(days.slice(0, 4)).toEqual([
    'Friday, 14 March 2025',
    'Monday, 17 March 2025',
    'Friday, 28 March 2025',
    'Friday, 11 April 2025',
  ])
  expect(timeline.getByText('We read and explained the letter')).toBeTruthy()
  expect(timeline.getByText('Deadline: pay')).toBeTruthy()
  const today = timeline.getByText('Today').closest('li')
  expect(today?.getAttribute('aria-current')).toBe('date')
})
