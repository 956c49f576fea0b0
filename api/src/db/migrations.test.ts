import SqliteDatabase from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../test/test-server.ts'
import * as foundation from './migrations/001-foundation.ts'
import * as lettersOfSeveralFiles from './migrations/002-letters-of-several-files.ts'

test('documents from before there were several files have one, and stay what they are', async () => {
  const sqlite = new SqliteDatabase(join(testFolder(), 'old.db'))
  sqlite.pragma('foreign_keys = ON')
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: sqlite }) })
  await foundation.up(db)
  sqlite.exec(`
    insert into users (username, username_key, password_hash, created_at) values ('a', 'a', '', '');
    insert into files values ('h1', 5, ''), ('h2', 6, '');
    insert into documents (user_id, file_hash, file_name, mime_type, byte_size, title, status,
      source_language, target_language, uploaded_at)
    values (1, 'h1', 'a.pdf', 'application/pdf', 5, 'A', 'completed', 'de', 'en', ''),
      (1, 'h2', 'b.png', 'image/png', 6, 'B', 'failed', 'de', 'en', '')`)
  await lettersOfSeveralFiles.up(db)
  const all = (query: string) => sqlite.prepare(query).all()
  expect(
    all(
      'select document_id, position, file_hash, file_name, mime_type, byte_size from document_files',
    ),
  ).toEqual([
    {
      document_id: 1,
      position: 1,
      file_hash: 'h1',
      file_name: 'a.pdf',
      mime_type: 'application/pdf',
      byte_size: 5,
    },
    {
      document_id: 2,
      position: 1,
      file_hash: 'h2',
      file_name: 'b.png',
      mime_type: 'image/png',
      byte_size: 6,
    },
  ])
  expect(all('select id, content_key, file_count, failure_page from documents')).toEqual([
    { id: 1, content_key: 'h1', file_count: 1, failure_page: null },
    { id: 2, content_key: 'h2', file_count: 1, failure_page: null },
  ])
  await db.destroy()
})
