import { expect, test } from 'vitest'
import { pagesOf, setLines } from '../cases/typeset.ts'
import { unreadPages } from './unread-pages.ts'

const letter = [
  'Sehr geehrte Frau Okafor,',
  'bitte zahlen Sie 148,75 Euro bis zum 10.12.2026 an uns.',
]
const set = (lines: string[], page = 1, confidence = 1) =>
  setLines(lines, 25, 100, { page, confidence })

test('a page that was read is none, printed or recognised', () => {
  expect(unreadPages(pagesOf(set(letter), set(letter, 2, 0.9)))).toEqual([])
})

test('a blank page and a page with one line are none', () => {
  const { words } = pagesOf(set(letter), set(['Anlage 1'], 3, 0.9))
  const pages = [1, 2, 3].map((number) => ({ number, width: 210, height: 297 }))
  expect(unreadPages({ pages, words })).toEqual([])
})

test.each([
  [
    'Please wait... If this message is not eventually replaced with the proper contents of the document, your PDF viewer may not be able to display this type of document.',
  ],
  [
    'Um den vollständigen Inhalt dieses Dokuments anzuzeigen, benötigen Sie eine neuere Version des PDF-Viewers.',
  ],
  [
    'Bitte warten... Wenn diese Meldung nicht durch den eigentlichen Inhalt des Dokuments ersetzt wird, kann Ihr PDF-Viewer diesen Dokumenttyp nicht anzeigen.',
  ],
])('a form that only another program shows: %s', (text) => {
  expect(unreadPages(pagesOf(set([text]), set(letter, 2)))).toEqual([
    { page: 1, reason: 'other-program' },
  ])
})

test('a page of which hardly anything was recognised', () => {
  const noise = ['sn !elu qjsaq aqeH', 'wnz sıq oang 5Lgtl alS uajyez aq', 'sun ue']
  expect(unreadPages(pagesOf(set(letter), set(noise, 2, 0.3)))).toEqual([
    { page: 2, reason: 'hardly-read' },
  ])
})
