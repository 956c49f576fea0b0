/**
 * English of the messages that a device needs without a server. Messages that only the server sends are in the other files of this folder,
 * so that no screen loads them.
 */
export const ownMessages = {
  'invalid-input': 'Some of the details are not valid. Please check them and try again.',
  'not-logged-in': 'Please log in to continue.',
  'not-found': 'This item does not exist. It may have been deleted.',
  'option-not-offered': 'You cannot send this letter in this way. Please choose another way.',
  'already-mailed': 'This letter is already on its way by mail.',
  'signature-invalid':
    'You cannot use this picture as a signature. Please choose a PNG or JPG of up to 2 MB.',
  'payment-running': 'A payment is already being processed',
  'not-ready': 'We have not read this document yet. Please wait a moment.',
  'file-missing': 'File is required',
  'file-too-large': 'File size must be less than 10MB',
  'file-type': 'Only PDF, JPG and PNG files are allowed',
  'file-heic':
    'This photo is in HEIC format. We cannot read it here. On an iPhone open Settings, Camera, Formats, choose "Most Compatible" and take the photo again.',
  'file-broken':
    'This file is damaged. We cannot open it. Please export it again, or take a photo of the letter.',
  'too-large': 'This is too large to send.',
  'device-full':
    'This device is full, so we could not save this. Please free some space and try again.',
  offline: 'There is no connection. Please check your network and try again.',
  unexpected: 'Something went wrong on our side. Please try again.',
  'file.misnamed':
    'The name of this file says PDF, JPG or PNG, but the file is something else. Please choose another file.',
  'form.username-missing': 'Username is required',
  'form.password-missing': 'Password is required',
  'form.username-short': 'Username must be at least 3 characters',
  'form.password-short': 'Password must be at least 8 characters',
  'form.email-invalid': 'Invalid email format',
  'form.response-type-missing': 'Response type is required',
  'form.payer-email-invalid': 'Please enter a valid email address',
  'letter.in-mail': 'This letter is waiting to be sent by mail. Stop that first, then change it.',
  'letter.on-its-way':
    'This letter is on its way to the server. You can change or delete it when it is there.',
  'invalid-amount': 'Invalid amount format',
} as const
