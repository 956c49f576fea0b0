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
  await whole()
  return user
}

const whole = () => screen.findByRole('article', { name: 'Sentences of the letter' })

/** The row of a sentence, by its number in the letter. */
const sentence = (number: number) =>
  screen
    .getByRole('article', { name: 'Sentences of the letter' })
    .querySelector<HTMLElement>(`[data-pair="${number - 1}"]`)!
const dialog = () => within(screen.getByRole('dialog'))

test('the arrow keys go from sentence to sentence, and Enter unfolds its German and marks its place', async () => {
  const user = await open()
  sentence(1).focus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toBe(sentence(3))
  expect(sentence(3).getAttribute('aria-current')).toBe('true')
  expect(sentence(1).tabIndex).toBe(-1)
  await user.keyboard('{Enter}')
  const unfolded = dialog().getByRole('region', { name: 'The sentence in both languages' })
  expect(within(unfolded).getByText(/^leider konnten wir/).lang).toBe('de')
  expect(dialog().getByRole('status').textContent).toBe('Marked on page 1')
  await user.click(dialog().getByRole('button', { name: 'Show it on the page' }))
  const marked = await dialog().findByRole('img', { name: 'Marked on page 1' })
  expect(marked.querySelectorAll('[data-lit] rect')).toHaveLength(1)
})

test('the letter is a letter: a heading, paragraphs of sentences, a table, and each is read once', async () => {
  await open()
  const letterText = within(await whole())
  expect(
    letterText.getByRole('heading', { name: /^Second reminder and notice of an interruption/ }),
  ).toBeTruthy()
  const paragraph = letterText.getByText(/^unfortunately, despite/).closest('p')!
  expect(paragraph.textContent).toContain('Please check the following list')
  expect(letterText.getByRole('table')).toBeTruthy()
})

test('only what is uncertain is shown, with its German, and the arrow keys stay in it', async () => {
  const user = await open()
  await user.click(dialog().getByRole('button', { name: 'Only uncertain (1)' }))
  expect(dialog().queryByText('Dear Ms Börgermöller,')).toBeNull()
  expect(dialog().getByText(/^Sollte bis zu diesem Termin/)).toBeTruthy()
  expect(sentence(7).tabIndex).toBe(0)
  await user.click(dialog().getByRole('button', { name: 'Only uncertain (1)' }))
  expect(dialog().getByText('Dear Ms Börgermöller,')).toBeTruthy()
})

test('a wrong translation is kept with its German on this device until the reader takes it back', async () => {
  const user = await open()
  await user.click(dialog().getByText('Dear Ms Börgermöller,'))
  await user.click(dialog().getByRole('button', { name: 'Mark as wrong' }))
  expect(await dialog().findByRole('button', { name: 'Marked as wrong' })).toBeTruthy()
  const list = dialog().getByText('Translations you marked as wrong (1)').closest('details')!
  expect(within(list).getByText('Sehr geehrte Frau Börgermöller,').lang).toBe('de')
  await user.click(within(list).getByText(/^Remove from the list/))
  expect(await dialog().findByRole('button', { name: 'Mark as wrong' })).toBeTruthy()
  expect(dialog().queryByText('Translations you marked as wrong (1)')).toBeNull()
})

test('the translation lies over its page in the order of the letter, and the page shows its German again', async () => {
  const user = await open()
  await user.click(dialog().getByRole('button', { name: 'On the page' }))
  const page = dialog().getByRole('group', { name: 'Page 1 in English' })
  const lines = [...page.querySelectorAll('p')].map(({ textContent }) => textContent)
  expect(lines.slice(0, 2)).toEqual([
    'Second reminder and notice of an interruption of the electricity supply',
    'Dear Ms Börgermöller,',
  ])
  expect(page.textContent).not.toContain('Werftkai')
  await user.click(within(page).getByText('Dear Ms Börgermöller,'))
  const unfolded = dialog().getByRole('region', { name: 'The sentence in both languages' })
  expect(within(unfolded).getByText('Sehr geehrte Frau Börgermöller,')).toBeTruthy()
  await user.click(dialog().getByRole('button', { name: 'German' }))
  expect(dialog().queryByRole('group', { name: 'Page 1 in English' })).toBeNull()
  await user.click(dialog().getByRole('button', { name: 'Show it in the letter' }))
  expect(sentence(2).getAttribute('aria-current')).toBe('true')
})

test('the page comes nearer by buttons and keys, as far as it goes', async () => {
  const user = await open()
  await user.click(dialog().getByRole('button', { name: 'On the page' }))
  const frame = dialog().getByRole('group', { name: 'Page 1 of the letter' })
  const width = () =>
    Number(/calc\(([\d.]+)/.exec((frame.firstChild as HTMLElement).style.width)![1])
  expect(width()).toBe(1)
  await user.click(dialog().getByRole('button', { name: 'Zoom in' }))
  expect(width()).toBeCloseTo(1.4)
  frame.focus()
  await user.keyboard('+-0')
  expect(width()).toBe(1)
  expect(dialog().getByRole('button', { name: 'Zoom out' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
})

test('while a letter is translated the view says how far it is, and marks nothing as left German', async () => {
  const sentences = letter.sentences.map((one, at) =>
    at < 3
      ? one
      : {
          ...one,
          translation: null,
          quality: 'none' as const,
          evidence: [{ page: 2, boxes: [], quote: '' }],
        },
  )
  const progress = { step: 'translating' as const, page: 3, pages: 8 }
  held.documents = [{ ...letter, sentences, translationState: 'waiting', progress }]
  const user = startApp('/documents/1')
  await user.click(await screen.findByRole('button', { name: 'View Original & Translation' }))
  expect(await dialog().findByText(/38% is done\. The rest appears here by itself\./)).toBeTruthy()
  expect(dialog().queryByText(/Not translated/)).toBeNull()
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
  await user.click(dialog().getByText('Dear Ms Börgermöller,'))
  await user.click(dialog().getByRole('button', { name: 'Copy or print' }))
  await user.click(dialog().getByRole('menuitem', { name: 'This sentence in English' }))
  expect(await navigator.clipboard.readText()).toBe('Dear Ms Börgermöller,')
  await user.click(dialog().getByRole('button', { name: 'Copy or print' }))
  await user.click(dialog().getByRole('menuitem', { name: 'The whole letter in both languages' }))
  const all = await navigator.clipboard.readText()
  expect(all).toContain('Sehr geehrte Frau Börgermöller,\nDear Ms Börgermöller,')
  expect(all).toContain('(rough translation)')
  expect(all).not.toContain('Werftkai')
})

test('it is read aloud from the chosen sentence on, can pause, and lights what is read', async () => {
  const speech = fakeSpeech([voice('de-DE')])
  const user = await open()
  await user.click(dialog().getByText('Dear Ms Börgermöller,'))
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
    screen
      .getByRole('article', { name: 'Sentences of the letter' })
      .closest<HTMLElement>('[data-letter]')!.style.fontSize
  await waitFor(() => expect(Number.parseFloat(size())).toBeCloseTo(1.125 * 1.15))
  await user.click(dialog().getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: 'View Original & Translation' }))
  await whole()
  await waitFor(() => expect(Number.parseFloat(size())).toBeCloseTo(1.125 * 1.15))
})
