import { AppError, type Document, type User } from '@brieflotse/contract'
import type { PlainDate } from '@brieflotse/rules'
import {
  compose,
  factsOf,
  type LetterKind,
  letterKinds,
  textOf,
  type Writer,
} from '@brieflotse/writing'

/** The text of a response to a document. Throws `not-ready` before the document was read, `invalid-input` for an unknown kind. */
export function writeLetter(
  responseType: string,
  { document, user, today }: { document: Document; user: User; today: PlainDate },
): string {
  const kind = letterKinds.find((known) => known === responseType) satisfies LetterKind | undefined
  if (!kind) throw new AppError('invalid-input')
  const { title, documentType, explanation } = document
  if (!explanation) throw new AppError('not-ready')
  const facts = factsOf({ title, documentType, explanation })
  return textOf(compose(kind, { facts, writer: writerOf(user), today }))
}

/** The user as the writer of a letter. */
export function writerOf(user: User): Writer {
  return {
    name: [user.firstName, user.lastName].filter(Boolean).join(' ') || null,
    street: user.address,
    zip: user.postalCode,
    city: user.city,
    phone: user.phone,
    email: user.email,
  }
}
