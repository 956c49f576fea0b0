import { AppError } from '@brieflotse/contract'
import { limits } from '../system/limits.ts'
import { bundleOf } from '../system/bundle.ts'
import type { Embedded } from '../providers/e-invoice/embedded.ts'
import { keptThread } from '../system/kept-thread.ts'

/** An attachment. `inline`: it is part of the layout of the text. */
export type Attachment = { name: string; type: string; bytes: Uint8Array; inline: boolean }

/** `date`: the day in Germany, as DD.MM.YYYY. `report`: the mail system reports about another mail, such as a bounce. */
export type OpenedMail = {
  subject: string
  from: string
  date: string
  text: string
  report: boolean
  attachments: Attachment[]
}

/** A text to print on pages, with header lines above it. */
export type MailText = { lines: string[]; text: string }

export type MailReaderRequest =
  | { what: 'open'; bytes: Uint8Array }
  | { what: 'plain'; html: string }
  | { what: 'print'; text: MailText }
  | { what: 'invoice'; name: string; bytes: Uint8Array }
  | { what: 'embedded'; bytes: Uint8Array }

/**
 * Parses mails and prints texts as PDF. It works in a thread: a malicious mail crashes only that, and the call fails with
 * `mail-failed`.
 */
export type MailReader = {
  open(bytes: Uint8Array): Promise<OpenedMail>
  /** The text of an HTML page. Nothing in it is executed or fetched. */
  plain(html: string): Promise<string>
  /** A PDF with A4 pages. The same text gives the same bytes. */
  print(text: MailText): Promise<Uint8Array>
  /** A PDF that shows an electronic invoice and has it embedded; null if the invoice cannot be read. */
  invoice(name: string, bytes: Uint8Array): Promise<Uint8Array | null>
  /** The documents embedded in an electronic invoice. */
  embedded(bytes: Uint8Array): Promise<Embedded[]>
}

/** All calls go to one thread, one after the other. The thread is ended if a call takes longer than `limitMs`. */
export function createMailReader({ limitMs = limits.mailMs } = {}): MailReader {
  const { mailIdleMs: idleMs, mailMemoryMb: memoryMb } = limits
  const options = { code: threadCode, limitMs, idleMs, memoryMb }
  const thread = keptThread<MailReaderRequest, unknown>(options)
  const ask = <T>(question: MailReaderRequest): Promise<T> =>
    thread.ask(question).catch((cause: unknown) => {
      throw new AppError('mail-failed', undefined, { cause })
    }) as Promise<T>
  return {
    open: (bytes) => ask({ what: 'open', bytes }),
    plain: (html) => ask({ what: 'plain', html }),
    print: (text) => ask({ what: 'print', text }),
    invoice: (name, bytes) => ask({ what: 'invoice', name, bytes }),
    embedded: (bytes) => ask({ what: 'embedded', bytes }),
  }
}

const threadCode = () =>
  bundleOf(new URL('./mail-worker.ts', import.meta.url), { packages: 'external' })
