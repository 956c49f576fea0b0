import { addressChange } from './templates/address-change.ts'
import { cancellation } from './templates/cancellation.ts'
import { confirmation } from './templates/confirmation.ts'
import { extension } from './templates/extension.ts'
import { fileRequest } from './templates/file-request.ts'
import { inWriting } from './templates/in-writing.ts'
import { inquiry } from './templates/inquiry.ts'
import { instalments } from './templates/instalments.ts'
import { objection } from './templates/objection.ts'
import { payment } from './templates/payment.ts'
import { rejection } from './templates/rejection.ts'
import type { LetterKind, Template } from './types.ts'

const all = {
  confirmation,
  rejection,
  inquiry,
  payment,
  objection,
  instalments,
  extension,
  cancellation,
  'file-request': fileRequest,
  'address-change': addressChange,
  'in-writing': inWriting,
} as const satisfies Record<LetterKind, Template>

type All = (typeof all)[LetterKind]

/** Every sentence that letters are made of, in English with its places: what the meaning of a letter is said with in other languages. */
export type LetterSentence = Exclude<
  (All['subject'][number] | All['paragraphs'][number][number])['english'],
  // nothing but what the user wrote
  '{question}' | '{reason}' | '{newAddress}'
>

/** Every kind of letter there is. */
export const templates: Record<LetterKind, Template> = all
