import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../src/app.ts'
import type { Db } from '../../src/db/open.ts'
import { buildDeps, type Deps } from '../../src/deps.ts'
import type { Api } from '../../src/http/valibot.ts'
import { checkPaymentJob } from '../../src/payments/check-payment-job.ts'
import { createPaymentPoll } from '../../src/payments/poll-payment.ts'
import type { Payment } from '../../src/providers/payment/payment.ts'
import { practiceOffice } from '../../src/providers/mail/practice-office.ts'
import { fakePress } from '../fake-press.ts'
import { cookieOf, registration } from '../client.ts'
import { fakeOcr, fakeTranslation, fakeUnderstand } from '../fakes.ts'
import { type BankName, openBank } from './bank.ts'

/** The amounts of the first two letters' claims, in cents. */
export const claimCents = [4_200, 12_345]

export type FaultRig = Awaited<ReturnType<typeof openFaultRig>>

/** A server that can crash at every step, and a bank that cannot. */
export async function openFaultRig(name: BankName) {
  const folder = mkdtempSync(join(tmpdir(), 'brieflotse-payments-'))
  let shift = 0
  let stepsLeft = Infinity
  let isDead = false
  let restarts = 0
  const now = () => Date.now() + shift
  const bank = await openBank(name, folder, now)

  const step = () => {
    if (stepsLeft === 0) isDead = true
    if (isDead) throw new Error('The server is dead')
    stepsLeft -= 1
  }
  const mortalDb = (db: Db): Db => ({
    ...db,
    async write(change) {
      step()
      const result = await db.write(async (tx) => {
        const changed = await change(tx)
        step()
        return changed
      })
      step()
      return result
    },
  })
  const mortal =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>) =>
    async (...args: A) => {
      step()
      const result = await call(...args)
      step()
      return result
    }
  const payment: Payment = {
    ...bank.payment,
    create: mortal(bank.payment.create),
    status: mortal(bank.payment.status),
    capture: mortal(bank.payment.capture),
  }

  async function start(): Promise<{ app: Api; deps: Deps }> {
    const whole = await buildDeps({
      dataFolder: folder,
      leaseMs: 5_000,
      onJobAdded: () => {},
      publicUrl: 'http://localhost:3000',
      providers: () => ({
        ocr: fakeOcr(),
        understand: fakeUnderstand,
        translation: fakeTranslation(),
        ...practiceOffice(join(folder, 'practice-post')),
        prints: fakePress(),
        payment: bank.providers(payment),
      }),
    })
    const db = mortalDb(whole.db)
    const pollPayment = createPaymentPoll({ ...whole, db, publicUrl: 'http://localhost:3000', now })
    const deps: Deps = { ...whole, db, pollPayment }
    const options = { webFolder: folder, sessionKey: Buffer.alloc(32), trustProxy: false as const }
    return { deps, app: await buildApp(deps, { ...options, logLevel: 'silent' }) }
  }

  let { app, deps } = await start()
  const body = registration('lara')
  const cookie = cookieOf(await app.inject({ method: 'POST', url: '/api/register', body }))
  await addClaims(deps)

  return {
    bank,
    read: <T>(question: (db: Db['read']) => Promise<T>) => question(deps.db.read),
    restarts: () => restarts,

    /** Runs `work` while the server crashes before its step number `dies`, and restarts the server afterwards. */
    async mortally(dies: number | null, work: () => Promise<unknown>): Promise<void> {
      shift += 3_000
      stepsLeft = dies ?? Infinity
      try {
        await work().catch((error: unknown) => {
          if (!isDead) throw error
        })
      } finally {
        stepsLeft = Infinity
      }
      if (!isDead) return
      await app.close()
      await deps.db.close()
      isDead = false
      restarts += 1
      ;({ app, deps } = await start())
    },

    async call(method: 'GET' | 'POST', url: string, sent: object = {}, key?: string) {
      const answer = await app.inject({
        method,
        url,
        headers: { cookie, ...(key && { 'idempotency-key': key }) },
        ...(method === 'POST' && { body: sent }),
      })
      return { status: answer.statusCode, body: answer.json<unknown>() }
    },

    news: (headers: Record<string, string | undefined>, body: Uint8Array) =>
      app.inject({
        method: 'POST',
        url: `/api/webhooks/${name}`,
        headers: { ...(headers as Record<string, string>), 'content-type': 'application/json' },
        body: Buffer.from(body),
      }),

    /** Runs a payment's job once, like the runner. */
    job(paymentId: string): Promise<void> {
      const job = checkPaymentJob({ ...deps, now })
      const signal = AbortSignal.timeout(10_000)
      return job.run({ paymentId }, { signal, finish: (save) => deps.db.write(save) })
    },

    wait: (ms: number) => void (shift += ms),

    async close(): Promise<void> {
      await app.close()
      await deps.db.close()
      await bank.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function addClaims({ db }: Deps): Promise<void> {
  const now = new Date().toISOString()
  await db.write(async (tx) => {
    for (const [index, amount_cents] of claimCents.entries()) {
      const hash = String(index).padStart(64, '0')
      await tx.insertInto('files').values({ hash, size: 1, created_at: now }).execute()
      const { id: document_id } = await tx
        .insertInto('documents')
        .values({
          user_id: 1,
          file_hash: hash,
          file_name: 'letter.pdf',
          mime_type: 'application/pdf',
          byte_size: 1,
          content_key: hash,
          title: 'Rechnung',
          status: 'completed',
          source_language: 'de',
          target_language: 'en',
          tags: '[]',
          translation_state: 'off',
          uploaded_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const facts = { payee: 'Rhein Energie', iban: 'DE89370400440532013000', purpose: 'K-1' }
      await tx
        .insertInto('claims')
        .values({ user_id: 1, document_id, position: 1, amount_cents, ...facts, updated_at: now })
        .execute()
    }
  })
}
