/** Messages about refused files, processed mail parts, and accounts that cannot be imported. */
export const fileMessages = {
  'file.page': 'Page {page}: {why}',
  'part.ornament': 'A small picture, such as a logo or a signature.',
  'part.signature': 'A signature or a business card, not a letter.',
  'part.outlook':
    'This is an Outlook package (winmail.dat), which cannot be opened here. Please ask the sender for a PDF.',
  'part.packed':
    'Packed files cannot be opened here. Please unpack it and upload the letter itself.',
  'part.heic':
    'This photo has the format HEIC, which cannot be read here. Ask the sender for a JPG or a PDF, or take a screenshot of the photo and upload that.',
  'part.invoice-copy':
    'A copy of the invoice that lies inside its electronic form. The electronic form was taken.',
  'part.unknown':
    'This kind of file cannot be read here. Only PDF, JPG and PNG files and mails can.',
  'part.invoice': 'This electronic invoice cannot be read. Please ask the sender for a PDF.',
  'part.invoice-twice':
    'The electronic form of an invoice; the letter that came with it was taken.',
  'part.broken-mail': 'This mail is damaged and cannot be opened.',
  'part.too-deep':
    'This mail lies too deep inside other mails. Please open it and share it by itself.',
  'part.too-many':
    'This mail has more parts than are read at once. Please share the rest by itself.',
  'part.accompanies': 'The attached letter was taken. This text only goes with it.',
  'part.note': 'This text only points to what is attached.',
  'part.no-letter': 'A text that goes with the mail, and is no letter.',
  'part.report': 'A message of the mail system about a mail that you wrote.',
  'part.calendar': 'An entry for a calendar, not a letter.',
  'part.accessory': 'It belongs to the look of the mail.',
  'part.sealed':
    'This mail is encrypted and cannot be opened here. Please ask the sender for a PDF.',
  'part.message': 'This is an Outlook message (.msg). Please save it as a PDF and add that.',
  'part.empty-file': 'This file is empty.',
  'part.empty': 'There is no text and no letter in it.',
  'transfer.refused': 'This file cannot be taken over: {why}',
  'transfer.damaged': 'it is damaged, or not made by the export of Brieflotse.',
  'transfer.locked': 'it is locked with a password.',
  'transfer.too-large-unpacked': 'it is too large when it is unpacked.',
  'transfer.newer':
    'it was made by a newer version of Brieflotse. This server has to be updated first.',
  'transfer.no-list': 'it has no list of its files. It was not made by the export of Brieflotse.',
  'transfer.other-list': 'the list of its files is not one of the export of Brieflotse.',
  'transfer.listed-twice': 'its list names a file twice.',
  'transfer.listed-missing': 'a file of its list is missing.',
  'transfer.file-missing': 'a file that it speaks of is missing.',
  'transfer.unlisted': 'it holds files that are not in its list.',
  'transfer.too-many': 'it holds too many files.',
  'transfer.no-plain-file': 'it holds something that is not a plain file.',
  'transfer.folder': 'it holds a folder of its own.',
  'transfer.twice': 'it holds a file twice.',
  'transfer.other-packing': 'it is packed in a way that is not known here.',
  'transfer.leads-elsewhere': 'a file in it has a name that leads elsewhere.',
  'transfer.same-place': 'two files in it lie in the same place.',
  'transfer.other-size': 'a file in it has another size than its list says.',
  'transfer.changed': 'a file in it was changed or damaged.',
  'transfer.file-too-large': 'a file in it is too large.',
  'transfer.unreadable': 'a part of it cannot be read.',
  'transfer.not-whole': 'a letter in it is not whole.',
  'transfer.not-valid': 'something in it is not valid ({what}).',
} as const
