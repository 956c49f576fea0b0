import { AppError, errorCodes, type Explanation } from '@brieflotse/contract'
import type { Understand } from '../src/documents/reading/understand.ts'
import type { Ocr, OcrOptions } from '../src/providers/ocr/ocr.ts'
import type { Translation } from '../src/providers/translation/translation.ts'

/** The text that the fake OCR finds on its page. */
export const letterText = 'Bitte zahlen Sie 42,00 €. Sonst folgt eine Mahnung.'

// The smallest WebP: one pixel.
export const picture = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')

export type FakeOcr = Ocr & { reads: number; inspections: number }

/** A fake OCR that finds the same letter in every file. A file that contains `!code` is rejected with that error. */
export function fakeOcr(
  options: { pages?: number; text?: string; onRead?: (options: OcrOptions) => Promise<void> } = {},
): FakeOcr {
  const { pages = 1, text = letterText, onRead } = options
  return {
    reads: 0,
    inspections: 0,
    async inspect({ bytes }, signal) {
      this.inspections++
      signal.throwIfAborted()
      const refusal = /!([a-z-]+)/.exec(Buffer.from(bytes).toString('latin1'))?.[1]
      // Compressed content may contain such a marker by chance, so only known codes count.
      const code = errorCodes.find((one) => one === refusal)
      if (code) throw new AppError(code)
      return { pages }
    },
    async read(_file, readOptions) {
      this.reads++
      for (let number = 1; number <= pages; number++) {
        readOptions.signal.throwIfAborted()
        readOptions.onProgress({ step: 'reading', page: number, pages })
        await onRead?.(readOptions)
        await readOptions.onPage({
          size: { number, width: 210, height: 297 },
          words: text
            .split(' ')
            .filter(Boolean)
            .map((word, index) => ({
              text: word,
              page: number,
              box: { x: 25 + index * 10, y: 100, width: 9, height: 4 },
              confidence: 1,
            })),
          codes: [],
          source: 'text-layer',
          pictures: { phone: picture, zoom: Buffer.concat([picture, Buffer.from([number])]) },
        })
      }
    },
    async close() {},
  }
}

const nobody = { name: null, zip: null, city: null }

export function explanationOf(text: string): Explanation {
  const evidence = [
    { page: 1, boxes: [{ x: 25, y: 100, width: 80, height: 4 }], quote: text.slice(0, 40) },
  ]
  return {
    sender: {
      ...nobody,
      name: 'Stadtwerke Musterhafen',
      date: '2026-11-02',
      street: null,
      house_number: null,
      reference: 'K-1',
      iban: null,
      bic: null,
    },
    recipient: { ...nobody, address: null, reference_number: null, case_file: null },
    document_details: {
      summary: 'A reminder to pay.',
      actions_required: text,
      urgency: 'week',
      payment: {
        due_date: '2026-11-20',
        total_fee: '42,00 €',
        outstanding_fee: null,
        late_fee: null,
      },
    },
    facts: [
      {
        kind: 'amount-total',
        value: '4200',
        evidence,
        stated: true,
        confidence: 0.9,
        why: 'Stated.',
      },
    ],
    deadlines: [],
    actions: [{ german: text, plain: 'Pay €42.00.', translated: null, quality: null, evidence }],
    terms: [],
    whatHappensIfNot: {
      german: 'Sonst folgt eine Mahnung.',
      plain: 'You may be reminded.',
      translated: null,
      quality: null,
      evidence,
    },
    warnings: [],
  }
}

/** A fake reader that turns each full stop into a sentence. */
export const fakeUnderstand: Understand = {
  prepare() {},
  async read({ words }) {
    const text = words.map((word) => word.text).join(' ')
    return {
      title: 'Stadtwerke Musterhafen, Mahnung',
      text,
      documentType: 'Mahnung',
      sentences: text
        .split(/(?<=[.!?]) /)
        .map((sentence) => ({ text: sentence, block: 0, role: 'paragraph', evidence: [] })),
      explanation: explanationOf(text),
      stack: null,
      lost: [],
    }
  },
  whenLost() {},
  async close() {},
}

/** A fake translation that adds the prefix `EN:`. */
export function fakeTranslation(
  options: { available?: boolean; onTranslate?: () => Promise<void> } = {},
): Translation {
  const { available = true, onTranslate } = options
  return {
    available: async () => available,
    async translate(sentences, { signal, onProgress }) {
      await onTranslate?.()
      signal.throwIfAborted()
      onProgress?.(sentences.length, sentences.length)
      return sentences.map((text) => ({ text: `EN:${text}`, quality: 'model' }))
    },
    async close() {},
  }
}
