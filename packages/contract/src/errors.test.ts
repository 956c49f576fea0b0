import * as v from 'valibot'
import { expect, test } from 'vitest'
import { AppError, ErrorBody, errorTable, isTemporary } from './errors.ts'

test('every code has a status of its family and a sentence that ends like one or is verbatim from the specification', () => {
  const verbatim = [
    'Invalid username or password',
    'Failed to process shared content',
    'File is required',
    'File size must be less than 10MB',
    'Only PDF, JPG and PNG files are allowed',
    'Document does not contain sender information',
    'A payment is already being processed',
    'Payment processing failed',
    'Invalid amount format',
    'Failed to create payment',
    'Failed to verify payment status',
  ]
  for (const [code, [status, sentence]] of Object.entries(errorTable)) {
    expect(status === 0 || (status >= 400 && status < 600), code).toBe(true)
    expect(sentence.endsWith('.') || verbatim.includes(sentence), code).toBe(true)
  }
})

test('an error without a message speaks the sentence of its code', () => {
  const error = new AppError('file-too-large')
  expect(error.message).toBe('File size must be less than 10MB')
  expect(error.status).toBe(413)
})

test('the cause stays with the error but is no part of what is sent', () => {
  const error = new AppError('unexpected', undefined, { cause: new Error('secret') })
  const body = v.parse(ErrorBody, {
    code: error.code,
    error: error.message,
    message: error.message,
  })
  expect(JSON.stringify(body)).not.toContain('secret')
})

test('only failures that time can heal are temporary', () => {
  expect(isTemporary('offline')).toBe(true)
  expect(isTemporary('busy')).toBe(true)
  expect(isTemporary('rate-limited')).toBe(true)
  expect(isTemporary('disk-full')).toBe(true)
  expect(isTemporary('file-too-large')).toBe(false)
  expect(isTemporary('not-found')).toBe(false)
  expect(isTemporary('conflict')).toBe(false)
})
