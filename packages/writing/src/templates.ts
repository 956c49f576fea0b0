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

/** Every kind of letter there is. */
export const templates: Record<LetterKind, Template> = {
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
}
