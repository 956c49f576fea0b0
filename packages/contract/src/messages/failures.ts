/** English of the failures that only a server reports. */
export const failureMessages = {
  'wrong-credentials': 'Invalid username or password',
  /** The account was deleted: a device that receives this erases its copy. */
  'account-deleted': 'This account was deleted, with everything in it.',
  'account-locked': 'This account is locked. Please ask whoever runs this server.',
  'registration-closed':
    'New accounts are not open to everybody here. Please ask whoever runs this server for an invitation.',
  'wrong-password': 'This is not your password. Please try again.',
  'admin-only': 'Only whoever runs this server may do this.',
  'not-enough-credits': 'You do not have enough credits for this letter.',
  'username-taken': 'This username is already taken. Please choose another one.',
  'key-reused': 'This request was already made with other content.',
  'letter-sent': 'This letter has been sent. It can no longer be changed.',
  'letter-unfinished': 'Some places in this letter are still empty. Fill them in, then send it.',
  'sender-missing': 'Your name and address are missing. Enter them in Settings, then send it.',
  'no-recipient': 'Document does not contain sender information',
  'not-printable': 'This letter cannot be printed for the post as it is.',
  'price-changed': 'The price has changed. Please look at it again and confirm it.',
  'too-late-to-cancel': 'This letter is being printed or posted. It can no longer be stopped.',
  'mail-refused': 'The print shop refused this letter. Nothing was posted and nothing was charged.',
  'address-misread':
    'The print shop read another address than yours. The order was stopped; nothing was posted.',
  'provider-down':
    'The provider cannot be reached at the moment. Please try again in some minutes.',
  'payment-failed': 'Payment processing failed',
  'payment-not-offered':
    'This cannot be paid here. Please pay it with your own bank: the code and the details are shown.',
  'already-paid': 'This was paid already. Pay again only if you are sure.',
  'invalid-iban': 'This IBAN is not valid. Please compare it with the letter.',
  'payment-not-created': 'Failed to create payment',
  'payment-not-verified': 'Failed to verify payment status',
  'acted-on':
    'Something was paid, answered, posted or ticked off here already. Go on only if you are sure.',
  'piece-missing':
    'A part of this letter did not arrive. Please try again; what is missing is sent once more.',
  'upload-damaged': 'This file was damaged on its way. Please try again.',
  'transfer-invalid':
    'This file cannot be taken over. Please choose a file that the export of Brieflotse made.',
  'file-encrypted':
    'This PDF is locked with a password. Please save a copy without the password and upload that.',
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
  'cross-site': 'This request came from another website and was refused.',
  /** Files are lost or damaged on disk; only the operator can restore them from a backup. */
  'content-lost':
    'The server has lost this file, or it is damaged there. Whoever runs the server may have it in a backup.',
  /** Only deleting letters helps, so clients do not retry by themselves. */
  'account-full':
    'Your letters take all the space that this server gives to an account. Delete letters that you no longer need, then try again.',
  /** The operator's disk is full. The request itself was valid, so clients retry later. A model that does not fit is `server-full`. */
  'disk-full':
    'The disk of this server is full, and whoever runs it has to make room. Nothing was lost: what waits on this device is sent again by itself.',
  conflict: 'This was changed somewhere else in the meantime. Please look at it again.',
  'rate-limited': 'Too many attempts. Please wait a minute and try again.',
  busy: 'The server is busy. Please try again in a moment.',
} as const
