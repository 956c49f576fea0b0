import { sha256 } from '../../system/sha256.ts'

/** Keeps only letters and digits, because OCR differences in case, spaces and punctuation do not make a different address. */
function fold(lines: string[], umlauts: Record<string, string>): string {
  return lines
    .join(' ')
    .toLowerCase()
    .normalize('NFC')
    .replace(/ß/g, 'ss')
    .replace(/[äöüæøœ]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(deutschland|germany)$/, '')
}

const spelledOut = { ä: 'ae', ö: 'oe', ü: 'ue', æ: 'ae', ø: 'oe', œ: 'oe' }
const bare = { ä: 'a', ö: 'o', ü: 'u', æ: 'ae', ø: 'o', œ: 'oe' }

/**
 * Whether the address that a provider read is the printed one. München, Muenchen and Munchen are equal. Lines above it are ignored,
 * because the return address is in the same window.
 */
export function isSameAddress(printed: string[], seen: string[]): boolean {
  return [spelledOut, bare].some((umlauts) => fold(seen, umlauts).endsWith(fold(printed, umlauts)))
}

const digest = (lines: string[], umlauts: Record<string, string>) =>
  sha256(fold(lines, umlauts)).slice(0, 12)

/** A short hash of an address, stored with the provider to compare with what it reads later. */
export const addressMark = (printed: string[]): string =>
  [spelledOut, bare].map((umlauts) => digest(printed, umlauts)).join('')

export const isMarked = (mark: string, seen: string[]): boolean =>
  mark.slice(0, 12) === digest(seen, spelledOut) || mark.slice(12) === digest(seen, bare)
