import type { Document, FieldChange, UploadedDocument } from '@brieflotse/contract'
import { readLetter, type Word } from '@brieflotse/reading'
import { expect, test } from 'vitest'
import { file, pdf, signUp } from '../../../test/client.ts'
import { fakeOcr, fakeTranslation } from '../../../test/fakes.ts'
import { testServer } from '../../../test/test-server.ts'
import type { Understand } from './understand.ts'

/** The real reading code, but in the same thread. */
const understand: Understand = {
  prepare() {},
  read: async (pages, options) => readLetter(pages, options),
  whenLost() {},
  async close() {},
}

const letter =
  'Rechnung. Bitte überweisen Sie den Betrag von 42,00 EUR auf das Konto IBAN DE02120300000000202051.'
const other = 'DE89370400440532013000'

/** Lays words out in lines of six. */
function setInLines(words: Word[], shift: number): Word[] {
  let x = 0
  return words.map((word, index) => {
    if (index % 6 === 0) x = 25 + shift
    const width = word.text.length * 1.8
    const box = { x, y: 100 + Math.floor(index / 6) * 4.3, width, height: 3.5 }
    x += width + 1
    return { ...word, box }
  })
}

/** Uploads a letter whose words move a little to the right with each OCR run, as in real OCR. */
async function start(text: { now: string } = { now: letter }, reader = understand) {
  let reads = 0
  const ocr = fakeOcr()
  const server = await testServer({
    understand: reader,
    translation: fakeTranslation(),
    ocr: {
      ...ocr,
      read: (input, options) => {
        reads += 1
        return fakeOcr({ text: text.now }).read(input, {
          ...options,
          onPage: (page) =>
            options.onPage({
              ...page,
              words: setInLines(page.words, reads * 0.2),
            }),
        })
      },
    },
  })
  server.startJobs()
  const client = await signUp(server)
  const { id } = (await client.upload([file(pdf('a'))])).json<UploadedDocument>()
  await client.settled(id)
  const edit = (...changes: FieldChange[]) =>
    client.call('PATCH', `/api/documents/${id}`, { body: { changes } })
  const until = (satisfied: (document: Document) => boolean) =>
    server.until(client.user.id, () => client.document(id), satisfied)
  const readAgain = async () => {
    const before = reads
    await client.call('POST', `/api/documents/${id}/read`)
    const read = await client.settled(id)
    expect(reads).toBe(before + 1)
    return read
  }
  return { server, client, id, edit, until, readAgain, text }
}

const iban = (to: string | null, from: string | null = null): FieldChange => ({
  field: 'fact',
  kind: 'iban',
  was: 'DE02120300000000202051',
  from: from === null ? null : { value: from },
  to: to === null ? null : { value: to },
})
const amount = (value: string): FieldChange => ({
  field: 'fact',
  kind: 'amount-total',
  was: '4200',
  from: null,
  to: { value },
})

test('a corrected account and amount reach explanation, claim and warnings, and survive every later reading', async () => {
  const { edit, until, readAgain } = await start()
  const answer = await edit(iban(other), amount('5200'))
  expect(answer.json<Document>().corrections).toMatchObject([
    { kind: 'amount-total' },
    { kind: 'iban' },
  ])
  const isCounted = ({ explanation }: Document) => explanation?.sender.iban === other
  const corrected = {
    explanation: {
      sender: { iban: other },
      document_details: { payment: { total_fee: '52,00 €' } },
    },
    claims: [{ iban: other, amount: 5200, state: 'open' }],
    readerVersion: expect.any(Number) as number,
  }
  expect(await until(isCounted)).toMatchObject(corrected)
  expect(await readAgain()).toMatchObject(corrected)
  expect(await readAgain()).toMatchObject(corrected)
})

test('a correction that is taken back gives what the letter was read to say', async () => {
  const { edit, until } = await start()
  await edit(iban(other))
  await until(({ explanation }) => explanation?.sender.iban === other)
  await edit(iban(null, other))
  const read = await until(({ explanation }) => explanation?.sender.iban !== other)
  expect(read).toMatchObject({
    corrections: [],
    explanation: { sender: { iban: 'DE02120300000000202051' } },
  })
})

test('a corrected word is read anew, is found again in another reading, and keeps the translation of the rest', async () => {
  const { client, id, edit, until, readAgain } = await start()
  const words = await client.get<{ text: string; box: { x: number } }[]>(
    `/api/documents/${id}/pages/1/words`,
  )
  const { text: was, box } = words.find(({ text }) => text === '42,00')! as never
  await edit({ field: 'word', page: 1, box, was, from: null, to: { value: '24,00' } })
  const isRead = ({ originalText, status, translationState }: Document) =>
    originalText.includes('24,00') && status === 'completed' && translationState === 'done'
  const read = await until(isRead)
  expect(read.claims).toMatchObject([{ amount: 2400 }])
  expect(read.sentences.every(({ translation }) => translation !== null)).toBe(true)
  expect((await readAgain()).originalText).toContain('24,00')
})

test('what is found in the words of before does not stand over a reading that ended meanwhile', async () => {
  const text = { now: letter }
  const [reading, corrected, ended] = [signal(), signal(), signal()]
  let asked = 0
  const { client, id, edit, until } = await start(text, {
    ...understand,
    async read(pages, options) {
      const turn = (asked += 1)
      // The second call belongs to the reading, the third to the correction made during it.
      if (turn === 2) {
        reading.give()
        await corrected.given
      }
      if (turn === 3) {
        corrected.give()
        await ended.given
      }
      return readLetter(pages, options)
    },
  })
  text.now = `${letter} Das ist neu.`
  await client.call('POST', `/api/documents/${id}/read`)
  await reading.given
  await edit(iban(other))
  await until(({ originalText }) => originalText.includes('neu'))
  ended.give()
  const read = await until(
    ({ status, explanation }) => status === 'completed' && explanation?.sender.iban === other,
  )
  expect(read.originalText).toContain('neu')
  expect(read.translationState).toBe('done')
})

function signal() {
  let give = () => {}
  const given = new Promise<void>((done) => (give = done))
  return { given, give: () => give() }
}

test('what was paid stays paid when the amount is corrected', async () => {
  const { client, edit, until } = await start()
  const { claims } = await until(({ status }) => status === 'completed')
  const body = { change: 'paid', amount: 4200, on: '2026-01-02', note: null }
  await client.call('POST', `/api/claims/${claims[0]!.id}`, { body })
  await edit(amount('5200'))
  const raised = await until((document) => document.claims[0]?.amount === 5200)
  expect(raised.claims).toMatchObject([
    { state: 'partly-paid', paid: 4200, payments: [{ amount: 4200 }] },
  ])
})

test('a reading that finds hardly anything leaves the one before, and says that it failed', async () => {
  const { readAgain, text } = await start()
  text.now = 'Rech nu'
  const read = await readAgain()
  expect(read.explanation?.sender.iban).toBe('DE02120300000000202051')
  expect(read.originalText).toContain('42,00')
  expect(read.failure).not.toBeNull()
})

test('letters that an earlier reader has read are understood anew, with their corrections and names', async () => {
  const { server, client, id, edit, until } = await start()
  await edit(iban(other), { field: 'title', from: null, to: 'Mine' })
  await until(({ explanation }) => explanation?.sender.iban === other)
  await server.deps.db.write((tx) =>
    tx.updateTable('documents').set({ reader_version: 1 }).where('id', '=', id).execute(),
  )
  const answer = await client.call('POST', '/api/documents/read-older')
  expect(answer.json()).toEqual({ count: 1 })
  expect(await until(({ readerVersion }) => readerVersion !== 1)).toMatchObject({
    givenTitle: 'Mine',
    status: 'completed',
    explanation: { sender: { iban: other } },
  })
  expect((await client.call('POST', '/api/documents/read-older')).json()).toEqual({ count: 0 })
})

test('an account with wrong check digits, a day that is none and another user’s letter are refused', async () => {
  const { server, client, id, edit } = await start()
  expect((await edit(iban('DE03120300000000202051'))).statusCode).toBe(400)
  for (const value of ['2026-02-30', '0026-02-03']) {
    const said = { field: 'answer', question: 'receipt-date', from: null, to: { value } } as const
    expect((await edit(said)).statusCode).toBe(400)
  }
  expect((await edit(iban(other, 'DE02120300000000202051'))).statusCode).toBe(409)
  const stranger = await signUp(server)
  const theirs = await stranger.call('GET', `/api/documents/${id}/pages/1/words`)
  expect(theirs.statusCode).toBe(404)
  expect((await client.document(id)).corrections).toEqual([])
})
