import { Document, DocumentListItem } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { explanationOf } from '../../test/fakes.ts'
import { toDocument, toListItem, type StoredDocument } from './wire.ts'

const row: StoredDocument = {
  id: 7,
  user_id: 1,
  client_id: '0b7c9d1e-6a54-4a0e-9d2f-0b5a4c3d2e1f',
  file_hash: 'ab'.repeat(32),
  file_name: 'letter.pdf',
  mime_type: 'application/pdf',
  byte_size: 10,
  file_count: 1,
  content_key: 'ab'.repeat(32),
  title: 'Letter',
  document_type: 'Mahnung',
  status: 'completed',
  archived_at: null,
  source_language: 'de',
  target_language: 'en',
  given_title: null,
  tags: '["rent"]',
  done_steps: '[]',
  progress: null,
  failure: null,
  failure_page: null,
  translation_state: 'done',
  card: null,
  reader_version: null,
  read_at: null,
  uploaded_at: '2026-11-28T10:00:00.000Z',
  stack: JSON.stringify({ order: [1, 2], cuts: [], blank: [2] }),
  arranged: 1,
  file_pages: '[[1,2],[1,1]]',
  part_of: 3,
  joined_into: null,
}
const explanation = explanationOf('Bitte zahlen Sie.')
const { sender, recipient, document_details } = explanation
const reading = {
  document_id: 7,
  original_text: 'Bitte zahlen Sie.',
  translated_text: 'Please pay.',
  explanation: JSON.stringify(explanation),
  sentences: '[]',
  invoices: '[]',
  translated_by: 'DeepL',
  translated_to: null,
}

const alone = { parts: [], joined: [] }
const untouched = { claims: [], reminders: [], corrections: [] }

test('a row with everything in it fits the schema of the contract, and loses nothing', () => {
  const size = { number: 1, width: 210, height: 297 }
  const hashed = [{ ...size, phone_hash: 'ab'.repeat(32) }]
  const document = toDocument(row, reading, hashed, untouched, alone)
  expect(v.parse(Document, document)).toEqual(document)
  expect(document).toMatchObject({ id: 7, tags: ['rent'], explanation })
  // The response has only the start of the picture's hash, not its full name in the store.
  expect(document.pages).toEqual([{ ...size, picture: 'abababababababab' }])
})

test('a row with nothing in it fits the schema too', () => {
  const empty = { ...row, client_id: null, document_type: null, status: 'pending' } as const
  const document = toDocument(empty, undefined, [], untouched, alone)
  expect(v.parse(Document, document)).toEqual(document)
})

test('a card fits the schema of the list', () => {
  const card = JSON.stringify({ sender, recipient, document_details })
  const item = toListItem({ ...row, card }, untouched)
  expect(v.parse(DocumentListItem, item)).toEqual(item)
})

test('an archived document says so, whatever became of its reading', () => {
  const archived = { ...row, archived_at: '2026-11-28T10:00:00.000Z', status: 'failed' } as const
  expect(toListItem(archived, untouched).status).toBe('archived')
})

test('a failure is told as a sentence', () => {
  expect(
    toListItem({ ...row, status: 'failed', failure: 'unreadable' }, untouched).failure,
  ).toMatch(/^We could not read any text/)
})
