import { expect, it } from 'vitest'
import { letter, setLine } from '../../cases/typeset.ts'
import { buildLayout } from './build-layout.ts'
import type { Layout } from './types.ts'

const blocks = (layout: Layout) =>
  layout.blocks.filter((block) => block.zone === 'body').map(({ role, text }) => [role, text])

const long =
  'Der Bescheid ist heute ergangen und wird Ihnen hiermit bekannt gegeben, wie es das Gesetz für'

it('joins the wrapped last cell of a row of a table set close', () => {
  const page = letter([])
  const rows = [
    ['1', 'Antragsteller', 'Rad und Tat GbR, Ufer 9,'],
    ['', '', '12345 Musterau'],
    ['2', 'Antragsgegner', 'Eva Beispiel'],
  ]
  rows.forEach((cells, row) =>
    cells.forEach((text, i) => {
      if (text) page.words.push(...setLine(text, [25, 40, 90][i] ?? 25, 112 + row * 4.4))
    }),
  )
  expect(blocks(buildLayout(page))).toEqual([
    ['row', '1\tAntragsteller\tRad und Tat GbR, Ufer 9, 12345 Musterau'],
    ['row', '2\tAntragsgegner\tEva Beispiel'],
  ])
})

it('takes two labels above their values for information, not for the subject', () => {
  const page = letter([long, 'solche Fälle vorsieht.'])
  const small = { size: 2.6 }
  page.words.push(...setLine('Datum', 25, 86, small), ...setLine('Zeichen', 80, 86, small))
  page.words.push(...setLine('02.01.2026', 25, 90), ...setLine('AB 12/3', 80, 90))
  const layout = buildLayout(page)
  const subject = layout.lines.filter(({ zone }) => zone === 'subject').map(({ text }) => text)
  expect(subject).toEqual(['Bescheid über Gebühren'])
})
