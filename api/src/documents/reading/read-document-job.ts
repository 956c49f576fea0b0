import { AppError } from '@brieflotse/contract'
import type { InvoiceFile, PageCode, Pages, PageSize } from '@brieflotse/reading'
import { isInvoiceOf } from '@brieflotse/reading/facts'
import { dayInGermany } from '@brieflotse/rules'
import type { Handler } from '../../jobs/run.ts'
import { limits } from '../../system/limits.ts'
import type { Ocr, ReadPage } from '../../providers/ocr/ocr.ts'
import type { Queue } from '../../providers/queue/queue.ts'
import type { StagedContent, Storage } from '../../providers/storage/storage.ts'
import type { Translation } from '../../providers/translation/translation.ts'
import type { PageSource } from '../arrange/places.ts'
import type { Files } from '../files.ts'
import { queueFollowUps } from './follow-ups.ts'
import { createProgress } from './progress.ts'
import { readFiles } from './read-files.ts'
import type { NewPage, Readings } from './reading-store.ts'
import type { Understand } from './understand.ts'

/** A new reading with less than this share of the previous number of letters counts as failed. */
const poorerShare = 0.5

export type ReadDeps = {
  readings: Readings
  files: Files
  queue: Queue
  storage: Storage
  ocr: Ocr
  understand: Understand
  translation: Translation
}

/** Reads a document's files into pages, words and an explanation, and queues the translation. */
export function readDocumentJob(deps: ReadDeps): Handler<'read-document'> {
  const { readings, files, storage, ocr, understand, translation } = deps
  return {
    async run({ documentId }, { signal, finish }) {
      const row = await readings.findDocument(documentId)
      if (!row) return finish(async () => {})
      const progress = createProgress((step) => readings.setProgress(documentId, step), 800)
      const drafts: StagedContent[] = []
      understand.prepare()
      try {
        const pages: NewPage[] = []
        const invoices: InvoiceFile[] = []
        const codes: PageCode[] = []
        const letter: Pages = { pages: [], words: [], codes, invoices }
        progress.report({ step: 'opening', page: 0, pages: 0 })
        await readFiles({ ocr, storage }, await readings.files(documentId), {
          signal,
          chosen: row.file_pages === null ? null : (JSON.parse(row.file_pages) as PageSource[]),
          onProgress: (step) => progress.report(step),
          onPage: async (page) => {
            pages.push(await keepPage(storage, page, drafts))
            letter.pages.push(page.size)
            letter.words.push(...page.words)
            codes.push(...page.codes)
          },
          onInvoices: (found) => void invoices.push(...found),
          onFailure: (page) => readings.failedAt(documentId, page),
        })
        if (row.file_pages !== null) {
          letter.pages.sort((a, b) => a.number - b.number)
          letter.words.sort((a, b) => a.page - b.page)
          // The file may contain other letters, which have their own invoices.
          const own = invoices.filter((invoice) => isInvoiceOf(invoice, letter.words))
          invoices.splice(0, invoices.length, ...own)
        }
        if (!letter.words.some(({ text }) => /\p{L}{2}/u.test(text)))
          throw new AppError('unreadable')
        progress.report({ step: 'understanding', page: pages.length, pages: pages.length })
        if (await isPoorer(readings, documentId, letter)) throw new AppError('unreadable')
        const corrections = await readings.corrections(documentId)
        const today = dayInGermany(new Date())
        const reading = await understand.read(letter, { today, corrections, signal })
        if (reading.text.trim() === '') throw new AppError('unreadable')
        const translate = await translation.available(row.source_language, row.target_language)
        signal.throwIfAborted()
        await progress.stop()
        let replaced: string[] = []
        await files.keep(drafts, (record) =>
          finish(async (tx) => {
            await record(tx)
            replaced = await readings.pictures(tx, documentId)
            await readings.saveReading(tx, documentId, { reading, pages, invoices, translate })
            await queueFollowUps(deps, tx, documentId, { translate, corrections })
          }),
        )
        await files.collect(replaced)
      } finally {
        await progress.stop()
        for (const draft of drafts) await draft.drop()
        // If the document was erased meanwhile, its page images are deleted again.
        await files.collect(drafts.map(({ hash }) => hash))
      }
    },

    giveUp: (tx, { documentId }, failure) => readings.readingFailed(tx, documentId, failure),
  }
}

/** A repeated reading must not replace a good page by one on which hardly anything was recognised. */
async function isPoorer(readings: Readings, documentId: number, letter: Pages): Promise<boolean> {
  const before = lettersIn(await readings.words(documentId))
  return lettersIn(letter) < poorerShare * before
}

const lettersIn = ({ words }: Pages) =>
  words.reduce((sum, { text, confidence }) => sum + (confidence > 0.3 ? text.length : 0), 0)

async function keepPage(
  storage: Storage,
  page: ReadPage,
  drafts: StagedContent[],
): Promise<NewPage> {
  const { number, width, height }: PageSize = page.size
  const phone = await writePicture(storage, page.pictures.phone, drafts)
  const zoom = await writePicture(storage, page.pictures.zoom, drafts)
  return {
    number,
    width,
    height,
    source: page.source,
    phone_hash: phone.hash,
    zoom_hash: zoom.hash,
    words: JSON.stringify(page.words),
    codes: JSON.stringify(page.codes),
  }
}

async function writePicture(
  storage: Storage,
  bytes: Uint8Array,
  drafts: StagedContent[],
): Promise<StagedContent> {
  const content = (async function* () {
    yield bytes
  })()
  const draft = await storage.write(content, { maxBytes: limits.pictureBytes })
  drafts.push(draft)
  return draft
}
