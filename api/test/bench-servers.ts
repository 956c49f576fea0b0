// The two servers that `bench/api.ts` compares: `ours` is the real server, `bare` does only the minimum work of a request.
import { Explanation } from '@brieflotse/contract'
import SqliteDatabase from 'better-sqlite3'
import Fastify from 'fastify'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import * as v from 'valibot'
import { buildApp } from '../src/app.ts'
import { buildDeps, type Deps } from '../src/deps.ts'
import { render } from '../src/http/valibot.ts'
import { createPracticeBank } from '../src/providers/payment/practice.ts'
import { practiceOnly } from '../src/providers/payment/providers.ts'
import { practiceOffice } from '../src/providers/mail/practice-office.ts'
import { fakePress } from './fake-press.ts'
import { explanationOf, fakeOcr, fakeTranslation, fakeUnderstand } from './fakes.ts'

const [kind, folder] = process.argv.slice(2) as ['ours' | 'bare', string]
const path = '/api/documents'
const Card = v.pick(Explanation, ['sender', 'recipient', 'document_details'])

async function fill({ db, feed }: Deps): Promise<void> {
  const uploaded_at = new Date().toISOString()
  await db.write(async (tx) => {
    for (let n = 1; n <= 1_000; n++) {
      const card = render(Card, explanationOf(`Bitte zahlen Sie ${n} €.`)).text
      const hash = n.toString(16).padStart(64, '0')
      await tx.insertInto('files').values({ hash, size: 1, created_at: uploaded_at }).execute()
      await tx
        .insertInto('documents')
        .values({
          user_id: 1,
          file_hash: hash,
          content_key: hash,
          file_name: `letter-${n}.pdf`,
          mime_type: 'application/pdf',
          byte_size: 1,
          title: `Stadtwerke Musterhafen - Mahnung ${n}`,
          document_type: 'Mahnung',
          status: 'completed',
          source_language: 'de',
          target_language: 'en',
          tags: '[]',
          translation_state: 'done',
          card,
          uploaded_at,
        })
        .execute()
      await feed.changed(tx, { userId: 1, kind: 'document', id: n })
    }
  })
}

async function ours(): Promise<{ url: string; cookie: string }> {
  const deps = await buildDeps({
    dataFolder: folder,
    leaseMs: 5_000,
    onJobAdded: () => {},
    publicUrl: 'http://localhost',
    providers: () => ({
      ocr: fakeOcr(),
      understand: fakeUnderstand,
      translation: fakeTranslation(),
      press: fakePress(),
      payment: practiceOnly(createPracticeBank({ folder })),
      ...practiceOffice(join(folder, 'practice-post')),
    }),
  })
  const app = await buildApp(deps, {
    webFolder: folder,
    sessionKey: randomBytes(32),
    trustProxy: false,
    logLevel: 'warn',
  })
  const body = { username: 'somebody', password: 'a long password', email: 'a@example.org' }
  const answer = await app.inject({ method: 'POST', url: '/api/register', body })
  await fill(deps)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url: address + path, cookie: String(answer.headers['set-cookie']).split(';')[0]! }
}

type Row = Record<string, unknown> & { tags: string; explanation: string }

async function bare(): Promise<{ url: string; cookie: string }> {
  const db = new SqliteDatabase(join(folder, 'brieflotse.db'), { readonly: true })
  const select = db.prepare<[number], Row>(
    `select id, title, given_title as givenTitle, document_type as documentType, status, source_language as sourceLanguage,
      target_language as targetLanguage, user_id as userId, uploaded_at as uploadDate, tags, progress, failure,
      reader_version as readerVersion, card as explanation from documents where user_id = ? order by id desc`,
  )
  const app = Fastify()
  app.get(path, () =>
    select.all(1).map(({ readerVersion, explanation, ...row }) => ({
      ...row,
      tags: JSON.parse(row.tags) as unknown,
      // The user has done nothing about these letters.
      claims: [],
      reminders: [],
      corrections: [],
      readerVersion,
      explanation: JSON.parse(explanation) as unknown,
    })),
  )
  return { url: (await app.listen({ port: 0, host: '127.0.0.1' })) + path, cookie: 'none' }
}

process.send?.(kind === 'ours' ? await ours() : await bare())
