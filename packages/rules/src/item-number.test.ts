import { expect, test } from 'vitest'
import {
  formatItemNumber,
  itemCheckDigit,
  itemNumberText,
  parseItemNumber,
  trackingLink,
} from './item-number.ts'

test.each([
  // the worked example of the standard
  ['47312482', 9],
  ['12345678', 5],
  // 11 - 1 = 10 becomes 0, 11 - 0 = 11 becomes 5
  ['00000008', 0],
  ['00000000', 5],
])('the check digit of %s is %i', (serial, digit) => {
  expect(itemCheckDigit(serial)).toBe(digit)
})

test('a number is read however it is written', () => {
  const number = { service: 'RT', serial: '12345678', check: 5, country: 'DE' }
  expect(parseItemNumber('RT123456785DE')).toEqual(number)
  expect(parseItemNumber(' rt 1234 5678 5de ')).toEqual(number)
  expect(itemNumberText(number)).toBe('RT123456785DE')
  expect(formatItemNumber('RT123456785DE')).toBe('RT 1234 5678 5DE')
})

test('every single wrong digit is noticed', () => {
  for (let at = 2; at < 11; at += 1) {
    for (let digit = 0; digit < 10; digit += 1) {
      const wrong = `${'RR473124829DE'.slice(0, at)}${digit}${'RR473124829DE'.slice(at + 1)}`
      if (wrong !== 'RR473124829DE') expect(parseItemNumber(wrong)).toBeNull()
    }
  }
  expect(parseItemNumber('RR743124829DE')).toBeNull()
})

test.each(['', 'RT12345678DE', 'RT1234567855DE', 'R1123456785DE', '00340434161094042557'])(
  '%j is no such number',
  (text) => {
    expect(parseItemNumber(text)).toBeNull()
    expect(formatItemNumber(text)).toBe(text)
  },
)

test('only what Deutsche Post numbered is linked to it', () => {
  expect(trackingLink('RT 1234 5678 5DE')).toBe(
    'https://www.deutschepost.de/de/s/sendungsverfolgung.html?piececode=RT123456785DE',
  )
  expect(trackingLink('RT123456785FR')).toBeNull()
  expect(trackingLink('RT123456785XX')).toBeNull()
  expect(trackingLink('<script>')).toBeNull()
})
