import { message, type MessageId } from '@brieflotse/contract'

/** The messages that explain why a part of a mail did not become a document. */
export const partReasons = {
  ornament: 'part.ornament',
  signature: 'part.signature',
  outlook: 'part.outlook',
  packed: 'part.packed',
  heic: 'part.heic',
  unknown: 'part.unknown',
  invoice: 'part.invoice',
  invoiceTwice: 'part.invoice-twice',
  invoiceCopy: 'part.invoice-copy',
  brokenMail: 'part.broken-mail',
  tooDeep: 'part.too-deep',
  tooMany: 'part.too-many',
  accompanies: 'part.accompanies',
  note: 'part.note',
  noLetter: 'part.no-letter',
  report: 'part.report',
  calendar: 'part.calendar',
  accessory: 'part.accessory',
  sealed: 'part.sealed',
  message: 'part.message',
  emptyFile: 'part.empty-file',
  empty: 'part.empty',
} as const satisfies Record<string, MessageId>

export type PartReason = keyof typeof partReasons

export const reasonOf = (why: PartReason) => message(partReasons[why])
