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
import type { ResponseKind, Template } from './types.ts'

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
} as const satisfies Record<ResponseKind, Template>

type All = (typeof all)[ResponseKind]

/** The English text of every template sentence, with its slots: the key for translations of a letter's meaning. */
export type LetterSentence = Exclude<
  (All['subject'][number] | All['paragraphs'][number][number])['english'],
  // slots that hold only the user's own text
  '{question}' | '{reason}' | '{newAddress}'
>

/** The templates of all kinds of letters. */
export const templates: Record<ResponseKind, Template> = all
