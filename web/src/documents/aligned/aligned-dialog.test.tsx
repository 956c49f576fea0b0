import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { held } from '../../testing/fake-server.ts'
import { fakeSpeech, voice } from '../../testing/fake-speech.ts'
import { reminder } from '../../testing/sample-document.ts'
import { startApp } from '../../testing/start-app.tsx'

const evidence = (y: number) => [
  { page: 1, boxes: [{ x: 25, y, width: 90, height: 4 }], quote: '' },
]
const letter = {
  ...reminder,
  sentences: reminder.sentences.map((one, at) => ({ ...one, evidence: evidence(20 + 10 * at) })),
}

async function open(): Promise<UserEvent> {
  held.documents = [letter]
  const user = startApp('/documents/1')
  await user.click(await screen.findByRole('button', { name: 'View Original & Translation' }))
  await screen.findByRole('list', { name: 'Sentences of the letter' })
  return user
}

const sentence = (number: number) =>
  screen.getByRole('group', { name: `Sentence ${number} of ${letter.sentences.length}` })
const dialog = () => within(screen.getByRole('dialog'))

test('the arrow keys go from sentence to sentence, and Enter marks the place on the page', async () => {
  const user = await open()
  sentence(1).focus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toBe(sentence(3))
  expect(sentence(3).getAttribute('aria-current')).toBe('true')
  expect(sentence(1).tabIndex).toBe(-1)
  await user.keyboard('{Enter}')
  const marked = await dialog().findByRole('img', { name: 'Marked on page 1' })
  expect(marked.querySelectorAll('[data-lit] rect')).toHaveLength(1)
  expect(dialog().getByRole('status').textContent).toBe('Marked on page 1')
})

test('a sentence is tapped on the page as well', async () => {
  const user = await open()
  await user.click(dialog().getByText('Sehr geehrte Frau Börgermöller,'))
  const marked = await dialog().findByRole('img', { name: 'Marked on page 1' })
  await user.click(marked.querySelector('[data-pair="5"]')!)
  expect(sentence(6).getAttribute('aria-current')).toBe('true')
})

test('a letter that a service elsewhere translated says so', async () => {
  held.documents = [{ ...letter, translatedBy: 'DeepL' }]
  const user = startApp('/documents/1')
  await user.click(await screen.findByRole('button', { name: 'View Original & Translation' }))
  expect(await dialog().findByText('Translated by DeepL')).toBeTruthy()
})

test('the letterhead is folded away', async () => {
  await open()
  const foot = dialog().getByText('Werftkai 7, 24103 Kiel')
  expect(foot.closest('details')!.open).toBe(false)
  expect(dialog().getByText('Letterhead and addresses (1 line)')).toBeTruthy()
})

test('one sentence is copied, or the whole letter', async () => {
  const user = await open()
  await user.click(dialog().getByText('Sehr geehrte Frau Börgermöller,'))
  await user.click(dialog().getByRole('button', { name: 'Copy' }))
  await user.click(dialog().getByRole('menuitem', { name: 'This sentence in English' }))
  expect(await navigator.clipboard.readText()).toBe('Dear Ms Börgermöller,')
  await user.click(dialog().getByRole('button', { name: 'Copy' }))
  await user.click(dialog().getByRole('menuitem', { name: 'The whole letter in both' }))
  const all = await navigator.clipboard.readText()
  expect(all).toContain('Sehr geehrte Frau Börgermöller,\nDear Ms Börgermöller,')
  expect(all).toContain('(rough translation)')
  expect(all).not.toContain('Werftkai')
})

test('it is read aloud from the chosen sentence on, can pause, and lights what is read', async () => {
  const speech = fakeSpeech([voice('de-DE')])
  const user = await open()
  await user.click(dialog().getByText('Sehr geehrte Frau Börgermöller,'))
  await user.click(dialog().getByRole('button', { name: 'Read aloud' }))
  await user.click(dialog().getByRole('menuitem', { name: 'Read aloud in German' }))
  expect(speech.spoken()).toEqual(['de-DE: Sehr geehrte Frau Börgermöller,'])
  speech.finish()
  await waitFor(() => expect(sentence(3).getAttribute('aria-current')).toBe('true'))
  await user.click(dialog().getByRole('button', { name: 'Pause' }))
  expect(speech.isSilent()).toBe(true)
  await user.click(dialog().getByRole('button', { name: 'Go on' }))
  expect(speech.isSilent()).toBe(false)
  await user.click(dialog().getByRole('button', { name: 'Stop' }))
  expect(speech.isSilent()).toBe(true)
})

test('where the device has no voice for a language, that is said', async () => {
  fakeSpeech([voice('de-DE'), voice('en-US', false)])
  const user = await open()
  await user.click(dialog().getByRole('button', { name: 'Read aloud' }))
  await user.click(dialog().getByRole('menuitem', { name: 'No English voice' }))
  expect(await screen.findByText(/^This device has no English voice/)).toBeTruthy()
})

test('the size of the text is remembered', async () => {
  const user = await open()
  await user.click(dialog().getByRole('button', { name: 'Larger text' }))
  const size = () =>
    screen.getByRole('list', { name: 'Sentences of the letter' }).parentElement!.style.fontSize
  await waitFor(() => expect(Number.parseFloat(size())).toBeCloseTo(1.0625 * 1.15))
  await user.click(dialog().getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: 'View Original & Translation' }))
  await screen.findByRole('list', { name: 'Sentences of the letter' })
  await waitFor(() => expect(Number.parseFloat(size())).toBeCloseTo(1.0625 * 1.15))
})
