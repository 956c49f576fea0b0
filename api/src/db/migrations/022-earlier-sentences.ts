/**
 * English sentences as database versions up to 21 stored them, by message id. This list is frozen; today's sentences are in
 * `packages/contract/src/messages`.
 */
export const earlierSentences: Readonly<Record<string, string>> = {
  'invalid-input': 'Some of the details are not valid. Please check them and try again.',
  'not-logged-in': 'Please log in to continue.',
  'wrong-credentials': 'Invalid username or password',
  'account-deleted': 'This account was deleted, with everything in it.',
  'account-locked': 'This account is locked. Please ask whoever runs this server.',
  'registration-closed':
    'New accounts are not open to everybody here. Please ask whoever runs this server for an invitation.',
  'wrong-password': 'This is not your password. Please try again.',
  'admin-only': 'Only whoever runs this server may do this.',
  'not-enough-credits': 'You do not have enough credits for this letter.',
  'not-found': 'This item does not exist. It may have been deleted.',
  'username-taken': 'This username is already taken. Please choose another one.',
  conflict: 'This was changed somewhere else in the meantime. Please look at it again.',
  'key-reused': 'This request was already made with other content.',
  'letter-sent': 'This letter has been sent. It can no longer be changed.',
  'letter-unfinished': 'Some places in this letter are still empty. Fill them in, then send it.',
  'sender-missing': 'Your name and address are missing. Enter them in Settings, then send it.',
  'no-recipient': 'Document does not contain sender information',
  'not-printable': 'This letter cannot be printed for the post as it is.',
  'option-not-offered':
    'This way of sending is not offered for this letter. Please choose another one.',
  'price-changed': 'The price has changed. Please look at it again and confirm it.',
  'already-mailed': 'This letter is on its way by mail already.',
  'too-late-to-cancel': 'This letter is being printed or posted. It can no longer be stopped.',
  'mail-refused': 'The print shop refused this letter. Nothing was posted and nothing was charged.',
  'address-misread':
    'The print shop read another address than yours. The order was stopped; nothing was posted.',
  'provider-down':
    'The provider cannot be reached at the moment. Please try again in some minutes.',
  'signature-invalid':
    'This picture cannot be used as a signature. Please choose a PNG or JPG of up to 2 MB.',
  'payment-running': 'A payment is already being processed',
  'payment-failed': 'Payment processing failed',
  'payment-not-offered':
    'This cannot be paid here. Please pay it with your own bank: the code and the details are shown.',
  'already-paid': 'This was paid already. Pay again only if you are sure.',
  'invalid-amount': 'Invalid amount format',
  'invalid-iban': 'This IBAN is not valid. Please compare it with the letter.',
  'payment-not-created': 'Failed to create payment',
  'payment-not-verified': 'Failed to verify payment status',
  'not-ready': 'This document has not been read yet. Please wait a moment.',
  'acted-on':
    'Something was paid, answered, posted or ticked off here already. Go on only if you are sure.',
  'piece-missing':
    'A part of this letter did not arrive. Please try again; what is missing is sent once more.',
  'upload-damaged': 'This file was damaged on its way. Please try again.',
  'transfer-invalid':
    'This file cannot be taken over. Please choose a file that the export of Brieflotse made.',
  'file-missing': 'File is required',
  'file-too-large': 'File size must be less than 10MB',
  'file-type': 'Only PDF, JPG and PNG files are allowed',
  'file-heic':
    'This photo is in HEIC format, which cannot be read here. On an iPhone open Settings, Camera, Formats, choose "Most Compatible" and take the photo again.',
  'file-encrypted':
    'This PDF is locked with a password. Please save a copy without the password and upload that.',
  'file-broken':
    'This file is damaged and cannot be opened. Please export or photograph the letter again.',
  'file-cut-off': 'The end of this PDF is missing. Please export or photograph the letter again.',
  'file-too-heavy':
    'This PDF takes too long to open. Please print it to a new PDF or photograph the letter again.',
  'file-only-form': 'Only Adobe Acrobat can show this form. Please print it to a new PDF there.',
  'file-blank': 'This PDF has only empty pages. Please photograph the letter again.',
  'file-no-pages': 'This PDF has no pages. Please export or photograph the letter again.',
  'file-too-many-pages': 'This PDF has too many pages. Please upload at most 50 pages at a time.',
  'image-too-large':
    'This picture has too many pixels to be read. Please take it again with a normal camera setting.',
  'image-too-small':
    'This picture is too small to be read. Please take a photo that shows the whole page sharply.',
  unreadable:
    'No text could be read on these pages. Please take the photo again in good light, with the whole page in the picture.',
  'reading-failed':
    'Reading this letter failed. Please try again; if it fails again, a new photo may help.',
  'model-damaged':
    'What arrived is not the model it should be, and was thrown away. Please try again.',
  'model-gone': 'This model is not offered there any more.',
  'server-full': 'The disk of the server is full. Nothing was installed.',
  'no-translator': 'Nothing that writes German is installed here.',
  'no-content': 'Please paste or enter email content to process.',
  'mail-failed': 'Failed to process shared content',
  'too-large': 'This is too large to be sent.',
  'rate-limited': 'Too many attempts. Please wait a minute and try again.',
  'cross-site': 'This request came from another website and was refused.',
  'content-lost':
    'The server has lost this file, or it is damaged there. Whoever runs the server may have it in a backup.',
  'account-full':
    'Your letters take all the space that this server gives to an account. Delete letters that you no longer need, then try again.',
  'disk-full':
    'The disk of this server is full, and whoever runs it has to make room. Nothing was lost: what waits on this device is sent again by itself.',
  busy: 'The server is busy. Please try again in a moment.',
  'device-full':
    'This device is full, so this could not be kept. Please free some space and try again.',
  offline: 'There is no connection. Please check your network and try again.',
  unexpected: 'Something went wrong on our side. Please try again.',
  'file.page': 'Page {page}: {why}',
  'file.misnamed':
    'The name of this file says PDF, JPG or PNG, but its content is something else. Please choose another file.',
  'mail.only-germany': 'Only letters to addresses in Germany can be posted.',
  'mail.refused-because':
    'The print shop refused this letter. It says: {reason} Nothing was posted and nothing was charged.',
  'mail.vanished':
    'The print shop no longer has this letter: it was taken out there before it was printed. Nothing was posted and nothing was charged.',
  'mail.carrier-tired':
    'The carrier answers no more questions for now. Please look again in some hours.',
  'practice-mail.taken': 'Practice mode: nothing was posted. The letter was taken.',
  'practice-mail.printed': 'Practice mode: nothing was posted. It would be printed now.',
  'practice-mail.posted': 'Practice mode: nothing was posted. It would be handed to the post now.',
  'practice-mail.sorted': 'Practice mode: nothing was posted. It would be sorted now.',
  'practice-mail.carried-out': 'Practice mode: nothing was posted. It would be carried out now.',
  'practice-mail.handed-over': 'Practice mode: nothing was posted. It would be handed over now.',
  'practice-mail.centre': 'Letter centre {number}',
  'practice-mail.unknown': 'The practice post office has no such letter.',
  'payment.iban-missing': "Please enter the recipient's IBAN",
  'payment.reference-missing': 'Please enter a reference',
  'payment.other-account':
    'This is not the account that the letter names. Compare it with the letter; if the letter is right, pay with your own bank.',
  'payment.unpaid': 'This has not been paid yet.',
  'payment.unconfirmed': 'This has not been confirmed yet.',
  'payment.unconfirmed-there': 'This has not been confirmed at the payment provider yet.',
  'payment.processing': 'The payment is on its way. Some banks take a few days to confirm it.',
  'payment.approved': 'This has been approved. The amount is being collected.',
  'payment.received': 'The payment was received.',
  'payment.canceled': 'This payment was canceled. Nothing was charged.',
  'payment.starting': 'The payment is being started.',
  'payment.replaced': 'Another payment was begun instead.',
  'payment.own': 'You marked this as paid.',
  'payment.paid-back': 'The money was paid back.',
  'payment.letter-erased': 'The letter was erased.',
  'practice-bank.waiting': 'Waiting for your approval at the practice bank.',
  'practice-bank.approved': 'Practice mode: no money moved.',
  'practice-bank.declined': 'You declined this payment.',
  'payment.too-late': 'Nobody approved this payment in time.',
  'payment.too-small': 'This amount is too small to be paid online.',
  'payment.too-large': 'This amount is too large to be paid online.',
  'paypal.declined': 'This way of paying was declined. Please choose another one at PayPal.',
  'paypal.not-collected': 'PayPal could not collect this payment. Nothing was charged.',
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
  'mail.misread':
    'The print shop read another address than yours. It was too late to stop the letter.',
  'mail.misread-as':
    'The print shop read another address than yours: {seen}. It was too late to stop the letter.',
  'shop.no-reason': 'No reason was given.',
  'shop.file-too-large': 'The file is too large.',
  'shop.not-printable': 'The file cannot be printed.',
  'shop.taken-out': 'The letter was taken out again before it was sent.',
  'shop.against-rules': 'The address or the page does not meet the rules of the print shop.',
  'shop.needs-attention': 'The letter needs to be looked at in the account of the print shop.',
  'shop.account-empty': 'The account at the print shop is empty.',
  'shop.rejected': 'The print shop rejected the letter.',
  'shop.lay-too-long': 'The letter lay too long at the print shop.',
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
  'practice-mail.nothing-posted': 'Practice mode: nothing was posted.',
}
