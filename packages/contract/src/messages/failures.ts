/** English of the failures that only a server reports. */
export const failureMessages = {
  'wrong-credentials': 'Invalid username or password',
  /** The account was deleted: a device that receives this erases its copy. */
  'account-deleted': 'This account was deleted, with everything in it.',
  'account-locked': 'This account is locked. Please ask the person who runs this server.',
  'registration-closed':
    'You need an invitation to open an account here. Please ask the person who runs this server.',
  'wrong-password': 'This is not your password. Please try again.',
  'admin-only': 'Only the person who runs this server can do this.',
  'not-enough-credits': 'You do not have enough credits for this letter.',
  'username-taken': 'This username is already taken. Please choose another one.',
  'key-reused': 'This request was already sent before, with other content.',
  'letter-sent': 'This letter has been sent. You can no longer change it.',
  'letter-unfinished': 'Some places in this letter are still empty. Fill them in, then send it.',
  'sender-missing': 'Your name and address are missing. Enter them in Settings, then send it.',
  'no-recipient': 'Document does not contain sender information',
  'not-printable': 'We cannot print this letter for the post as it is.',
  'price-changed': 'The price has changed. Please check it and confirm it again.',
  'too-late-to-cancel': 'This letter is being printed or posted. You can no longer stop it.',
  'mail-refused': 'The print shop refused this letter. Nothing was posted and nothing was charged.',
  'address-misread':
    'The print shop read a different address than yours. We stopped the order, and nothing was posted.',
  'provider-down': 'We cannot reach the provider at the moment. Please try again in a few minutes.',
  'payment-failed': 'Payment processing failed',
  'payment-not-offered':
    'You cannot pay this here. Please pay it with your own bank. We show you the code and the details.',
  'already-paid': 'This is already paid. Pay again only if you are sure.',
  'invalid-iban': 'This IBAN is not valid. Please compare it with the letter.',
  'payment-not-created': 'Failed to create payment',
  'payment-not-verified': 'Failed to verify payment status',
  'acted-on':
    'Something here is already paid, answered, posted or done. Go on only if you are sure.',
  'piece-missing':
    'A part of this letter did not arrive. Please try again. The missing part is then sent once more.',
  'upload-damaged': 'This file was damaged on its way. Please try again.',
  'transfer-invalid':
    'We cannot import this file. Please choose a file that you exported from Brieflotse.',
  'file-encrypted':
    'This PDF is locked with a password. Please save a copy without the password and upload the copy.',
  'file-cut-off':
    'The end of this PDF is missing. Please export it again, or take a photo of the letter.',
  'file-too-heavy':
    'This PDF takes too long to open. Please print it to a new PDF, or take a photo of the letter.',
  'file-only-form': 'Only Adobe Acrobat can show this form. Please print it to a new PDF there.',
  'file-blank': 'This PDF has only empty pages. Please take a photo of the letter.',
  'file-no-pages': 'This PDF has no pages. Please export it again, or take a photo of the letter.',
  'file-too-many-pages': 'This PDF has too many pages. Please upload at most 50 pages at a time.',
  'image-too-large':
    'We cannot read this picture because it has too many pixels. Please take it again with the normal camera setting.',
  'image-too-small':
    'We cannot read this picture because it is too small. Please take a sharp photo of the whole page.',
  unreadable:
    'We could not read any text on these pages. Please take the photo again in good light, with the whole page in the picture.',
  'reading-failed':
    'We could not read this letter. Please try again. If it fails again, a new photo may help.',
  'model-damaged': 'The model arrived damaged, so we deleted it. Please try again.',
  'model-gone': 'This model is no longer offered there.',
  'server-full': 'The disk of the server is full. We installed nothing.',
  'no-translator': 'This server cannot translate into German.',
  'no-content': 'Please paste or enter email content to process.',
  'mail-failed': 'Failed to process shared content',
  'cross-site': 'This request came from another website, so we refused it.',
  /** Files are lost or damaged on disk; only the operator can restore them from a backup. */
  'content-lost':
    'The server has lost this file, or the file is damaged there. The person who runs the server may have a backup.',
  /** Only deleting letters helps, so clients do not retry by themselves. */
  'account-full':
    'Your letters use all the space that this server gives to your account. Delete letters that you no longer need, then try again.',
  /** The operator's disk is full. The request itself was valid, so clients retry later. A model that does not fit is `server-full`. */
  'disk-full':
    'The disk of this server is full. The person who runs it has to make room. Nothing is lost: your device will try again by itself.',
  conflict: 'This has changed somewhere else in the meantime. Please check it again.',
  'rate-limited': 'Too many attempts. Please wait a minute and try again.',
  /** The files are on another machine, which does not answer. Clients and jobs retry later. */
  'storage-down':
    'The server cannot reach its file storage at the moment. Nothing is lost: your device will try again by itself.',
  busy: 'The server is busy. Please try again in a moment.',
} as const
