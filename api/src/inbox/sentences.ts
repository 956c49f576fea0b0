import type { Saying } from '@brieflotse/contract'
/** What is said about parts of a mail that did not become a document. */
export const sentences = {
  ornament: 'A small picture, such as a logo or a signature.',
  signature: 'A signature or a business card, not a letter.',
  outlook:
    'This is an Outlook package (winmail.dat), which cannot be opened here. Please ask the sender for a PDF.',
  packed: 'Packed files cannot be opened here. Please unpack it and upload the letter itself.',
  heic: 'This photo has the format HEIC, which cannot be read here. Ask the sender for a JPG or a PDF, or take a screenshot of the photo and upload that.',
  unknown: 'This kind of file cannot be read here. Only PDF, JPG and PNG files and mails can.',
  invoice: 'This electronic invoice cannot be read. Please ask the sender for a PDF.',
  invoiceTwice: 'The electronic form of an invoice; the letter that came with it was taken.',
  invoiceCopy:
    'A copy of the invoice that lies inside its electronic form. The electronic form was taken.',
  brokenMail: 'This mail is damaged and cannot be opened.',
  tooDeep: 'This mail lies too deep inside other mails. Please open it and share it by itself.',
  tooMany: 'This mail has more parts than are read at once. Please share the rest by itself.',
  accompanies: 'The attached letter was taken. This text only goes with it.',
  note: 'This text only points to what is attached.',
  noLetter: 'A text that goes with the mail, and is no letter.',
  report: 'A message of the mail system about a mail that you wrote.',
  calendar: 'An entry for a calendar, not a letter.',
  accessory: 'It belongs to the look of the mail.',
  sealed: 'This mail is encrypted and cannot be opened here. Please ask the sender for a PDF.',
  message: 'This is an Outlook message (.msg). Please save it as a PDF and add that.',
  emptyFile: 'This file is empty.',
  empty: 'There is no text and no letter in it.',
} as const satisfies Record<string, Saying>
