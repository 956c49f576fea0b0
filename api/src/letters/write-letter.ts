import { AppError, type Document, type User } from '@brieflotse/contract'
import { dayInGermany, type PlainDate } from '@brieflotse/rules'
import {
  type Addressee,
  compose,
  factsOf,
  responseKinds,
  type Paper,
  letterTextOf,
  type Writer,
  writerOf,
} from '@brieflotse/writing'
import { type StoredLetter, toLetter } from './wire.ts'

type Answering = { document: Document; user: User; today: PlainDate }

/**
 * Writes the text of a response to a document, addressed to the document's sender. `content` is a text that the user has already
 * seen. Throws `not-ready` before the document is read, and `invalid-input` for an unknown kind of letter.
 */
export function writeLetter(
  { responseType, content }: { responseType: string; content?: string | undefined },
  { document, user, today }: Answering,
): { content: string; recipient: Addressee } {
  const kind = responseKinds.find((known) => known === responseType)
  if (!kind) throw new AppError('invalid-input')
  const { title, documentType, explanation } = document
  if (!explanation) throw new AppError('not-ready')
  const facts = factsOf({ title, documentType, explanation })
  const written = content ?? letterTextOf(compose(kind, { facts, writer: writerOf(user), today }))
  return { content: written, recipient: facts.addressee }
}

/** A stored letter in printable form, dated the day it was last changed. */
export function paperOf(row: StoredLetter, writer: Writer): Paper {
  const { recipientName, recipientAddress } = toLetter(row)
  return {
    writer: printableWriter(writer),
    addressee: {
      name: printable(recipientName),
      street: printable(recipientAddress?.address ?? null),
      zip: printable(recipientAddress?.zip ?? null),
      city: printable(recipientAddress?.city ?? null),
    },
    writtenOn: dayInGermany(new Date(row.updated_at)),
    text: printable(row.content),
    signature: null,
  }
}

function printableWriter({ name, street, zip, city, phone, email }: Writer): Writer {
  return {
    name: printable(name),
    street: printable(street),
    zip: printable(zip),
    city: printable(city),
    phone: printable(phone),
    email: printable(email),
  }
}

/** Removes invisible control characters, which would be printed as empty boxes. */
function printable<T extends string | null>(text: T): T {
  return (
    text &&
    (text
      .normalize('NFC')
      .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
      .replace(/\t/g, ' ')
      .replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, '') as T)
  )
}
