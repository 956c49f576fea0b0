import { AppError } from '@brieflotse/contract'
import { limits } from '../http/limits.ts'
import { bundleOf } from '../providers/bundle.ts'
import type { Embedded } from '../providers/e-invoice/embedded.ts'
import { keptThread } from '../providers/kept-thread.ts'

/** Something a mail carries; `inline`: it belongs to the look of its text. */
export type Attachment = { name: string; type: string; bytes: Uint8Array; inline: boolean }

/** `date`: its day, DD.MM.YYYY, as it was in Germany. `report`: the mail system tells about another mail. */
export type OpenedMail = {
  subject: string
  from: string
  date: string
  text: string
  report: boolean
  attachments: Attachment[]
}

/** A text as it is written on pages: `lines` stand above it. */
export type MailText = { lines: string[]; text: string }

export type Question =
  | { what: 'open'; bytes: Uint8Array }
  | { what: 'plain'; html: string }
  | { what: 'print'; text: MailText }
  | { what: 'invoice'; name: string; bytes: Uint8Array }
  | { what: 'embedded'; bytes: Uint8Array }

/**
 * Opens mails and writes texts on pages. A mail that is built to do harm breaks a thread of its own and nothing else: that fails with
 * `mail-failed`.
 */
export type MailReader = {
  open(bytes: Uint8Array): Promise<OpenedMail>
  /** The text of a page of HTML; nothing in it is carried out or fetched. */
  plain(html: string): Promise<string>
  /** A PDF of A4 pages. The same text gives the same bytes. */
  print(text: MailText): Promise<Uint8Array>
  /** A PDF that says what an electronic invoice says and carries it; null when it cannot be read. */
  invoice(name: string, bytes: Uint8Array): Promise<Uint8Array | null>
  /** The documents that lie inside of an electronic invoice. */
  embedded(bytes: Uint8Array): Promise<Embedded[]>
}

/** All questions go to one thread, one after the other, which is ended where an answer takes longer than `limitMs`. */
export function createMailReader({ limitMs = limits.mailMs } = {}): MailReader {
  const { mailIdleMs: idleMs, mailMemoryMb: memoryMb } = limits
  const options = { code: threadCode, limitMs, idleMs, memoryMb }
  const thread = keptThread<Question, unknown>(options)
  const ask = <T>(question: Question): Promise<T> =>
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
