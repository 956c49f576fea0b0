/** What is said about parts of a mail that did not become a document. */
export const sentences = {
  ornament: 'A small picture, such as a logo or a signature.',
  signature: 'A signature or a business card, not a letter.',
  outlook:
    'This is an Outlook package (winmail.dat), which cannot be opened here. Please ask the sender for a PDF.',
  packed: 'Packed files cannot be opened here. Please unpack it and upload the letter itself.',
  unknown: 'This kind of file cannot be read here. Only PDF, JPG and PNG files and mails can.',
  brokenMail: 'This mail is damaged and cannot be opened.',
  tooDeep: 'This mail lies too deep inside other mails. Please open it and share it by itself.',
  tooMany: 'This mail has more parts than are read at once. Please share the rest by itself.',
  accompanies: 'The attached letter was taken. This text only goes with it.',
  empty: 'There is no text in it.',
} as const
