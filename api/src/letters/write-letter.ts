import { AppError, type Document, type User } from '@brieflotse/contract'
import { dayInGermany, type PlainDate } from '@brieflotse/rules'
import {
  type Addressee,
  compose,
  factsOf,
  letterKinds,
  type Paper,
  textOf,
  type Writer,
  writerOf,
} from '@brieflotse/writing'
import { type LetterRow, toLetter } from './wire.ts'

export type Answering = { document: Document; user: User; today: PlainDate }

/**
 * The text of a response to a document, and whom it goes to: whoever wrote the document. `content` is a text the user has seen already.
 * Throws `not-ready` before the document was read, `invalid-input` for a kind of letter that does not exist.
 */
export function writeLetter(
  { responseType, content }: { responseType: string; content?: string | undefined },
  { document, user, today }: Answering,
): { content: string; recipient: Addressee } {
  const kind = letterKinds.find((known) => known === responseType)
  if (!kind) throw new AppError('invalid-input')
  const { title, documentType, explanation } = document
  if (!explanation) throw new AppError('not-ready')
  const facts = factsOf({ title, documentType, explanation })
  const written = content ?? textOf(compose(kind, { facts, writer: writerOf(user), today }))
  return { content: written, recipient: facts.addressee }
}

/** A stored letter as it goes on paper, dated the day it was last changed. */
export function paperOf(row: LetterRow, writer: Writer): Paper & { title: string } {
  const { recipientName, recipientAddress } = toLetter(row)
  return {
    title: row.title,
    writer,
    addressee: {
      name: recipientName,
      street: recipientAddress?.address ?? null,
      zip: recipientAddress?.zip ?? null,
      city: recipientAddress?.city ?? null,
    },
    writtenOn: dayInGermany(new Date(row.updated_at)),
    text: row.content,
    signature: null,
  }
}
