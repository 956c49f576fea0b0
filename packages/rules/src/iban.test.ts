import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bankCodeOf,
  compactIban,
  groupIban,
  ibanCountry,
  isBic,
  isIban,
  repairIban,
} from './iban.ts'

const valid = 'DE89370400440532013000'

/** A German IBAN with right check digits for a bank code and an account number. */
function germanIban(digits: string): string {
  const check = 98n - (BigInt(`${digits}131400`) % 97n)
  return `DE${String(check).padStart(2, '0')}${digits}`
}

const ibans = fc
  .tuple(fc.integer({ min: 10000000, max: 99999999 }), fc.integer({ min: 0, max: 9999999999 }))
  .map(([bank, account]) => germanIban(`${bank}${String(account).padStart(10, '0')}`))

test('blanks and small letters do not matter', () => {
  expect(isIban('de89 3704 0044 0532 0130 00')).toBe(true)
  expect(compactIban(' de89 3704 0044 0532 0130 00 ')).toBe(valid)
  expect(groupIban(valid)).toBe('DE89 3704 0044 0532 0130 00')
})

test('one wrong digit, or two swapped, never passes', () => {
  fc.assert(
    fc.property(
      ibans,
      fc.integer({ min: 2, max: 20 }),
      fc.integer({ min: 1, max: 9 }),
      (iban, at, by) => {
        expect(isIban(iban)).toBe(true)
        const digits = iban.split('')
        digits[at] = String((Number(digits[at]) + by) % 10)
        expect(isIban(digits.join(''))).toBe(false)
        const swapped = iban.split('')
        ;[swapped[at], swapped[at + 1]] = [swapped[at + 1] as string, swapped[at] as string]
        if (swapped.join('') !== iban) expect(isIban(swapped.join(''))).toBe(false)
      },
    ),
  )
})

test('country and bank code come from a right IBAN only', () => {
  expect(bankCodeOf('DE89 3704 0044 0532 0130 00')).toBe('37040044')
  expect(bankCodeOf('DE88 3704 0044 0532 0130 00')).toBeNull()
  expect(bankCodeOf('AT611904300234573201')).toBeNull()
  expect(ibanCountry('AT61 1904 3002 3457 3201')).toBe('AT')
  expect(ibanCountry('ZZ61')).toBeNull()
})

test('letters in the place of digits are mended when one way passes', () => {
  expect(repairIban('DE89 37O4 OO44 O532 O13O OO')).toBe(valid)
  expect(repairIban('0E89 3704 0044 0532 0l30 00')).toBe(valid)
  expect(repairIban('DEB9 3704 0044 0S32 0130 00')).toBe(valid)
})

test('what cannot be mended for sure stays unknown', () => {
  expect(repairIban('DE89 3704 0044 0532 0130 01')).toBeNull()
  expect(repairIban('DE89 3704 0044 0532 0130')).toBeNull()
  expect(repairIban('DE89 3704 0044 0532 0X30 00')).toBeNull()
})

test('mending gives the printed IBAN or nothing', () => {
  fc.assert(
    fc.property(
      ibans,
      fc.array(fc.integer({ min: 2, max: 21 }), { maxLength: 4 }),
      (iban, places) => {
        const slip: Record<string, string> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B' }
        const read = iban
          .split('')
          .map((char, at) => (places.includes(at) ? (slip[char] ?? char) : char))
        expect([iban, null]).toContain(repairIban(read.join('')))
      },
    ),
  )
})

test('a BIC has bank, country, place and perhaps a branch', () => {
  expect(isBic('COBADEFFXXX')).toBe(true)
  expect(isBic('COBADEFF')).toBe(true)
  expect(isBic('COBADEFFXX')).toBe(false)
  expect(isBic('COBA12FFXXX')).toBe(false)
})
