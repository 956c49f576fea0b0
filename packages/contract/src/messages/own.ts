/**
 * English of the messages that a device needs without a server. Messages that only the server sends are in the other files of this folder,
 * so that no screen loads them.
 */
export const ownMessages = {
  'invalid-input': 'Some of the details are not valid. Please check them and try again.',
  'not-logged-in': 'Please log in to continue.',
  'not-found': 'This item does not exist. It may have been deleted.',
  'option-not-offered':
    'This way of sending is not offered for this letter. Please choose another one.',
  'already-mailed': 'This letter is on its way by mail already.',
  'signature-invalid':
    'This picture cannot be used as a signature. Please choose a PNG or JPG of up to 2 MB.',
  'payment-running': 'A payment is already being processed',
  'not-ready': 'This document has not been read yet. Please wait a moment.',
  'file-missing': 'File is required',
  'file-too-large': 'File size must be less than 10MB',
  'file-type': 'Only PDF, JPG and PNG files are allowed',
  'file-heic':
    'This photo is in HEIC format, which cannot be read here. On an iPhone open Settings, Camera, Formats, choose "Most Compatible" and take the photo again.',
  'file-broken':
    'This file is damaged and cannot be opened. Please export or photograph the letter again.',
  'too-large': 'This is too large to be sent.',
  'device-full':
    'This device is full, so this could not be kept. Please free some space and try again.',
  offline: 'There is no connection. Please check your network and try again.',
  unexpected: 'Something went wrong on our side. Please try again.',
  'file.misnamed':
    'The name of this file says PDF, JPG or PNG, but its content is something else. Please choose another file.',
  'form.username-missing': 'Username is required',
  'form.password-missing': 'Password is required',
  'form.username-short': 'Username must be at least 3 characters',
  'form.password-short': 'Password must be at least 8 characters',
  'form.email-invalid': 'Invalid email format',
  'form.response-type-missing': 'Response type is required',
  'form.payer-email-invalid': 'Please enter a valid email address',
  'letter.in-mail': 'This letter waits to be sent by mail. Stop that first, then change it.',
  'letter.on-its-way':
    'This letter is on its way to the server. You can change or delete it once it is there.',
  'invalid-amount': 'Invalid amount format',
} as const
