import * as v from 'valibot'
import { expect, test } from 'vitest'
import { AppError, ErrorBody, isTemporary } from './errors.ts'

test('an error without a message speaks the sentence of its code', () => {
  const error = new AppError('file-too-large')
  expect(error.message).toBe('File size must be less than 10MB')
  expect(error.said).toEqual({ id: 'file-too-large', values: {} })
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
