/** The tracking number of a posted item in the format of the Universal Postal Union (S10): `RR 12345678 5 DE` without the spaces. */
export type ItemNumber = { service: string; serial: string; check: number; country: string }

const shape = /^([A-Z]{2})(\d{8})(\d)([A-Z]{2})$/
const weights = [8, 6, 4, 2, 3, 5, 9, 7]

/** The check digit of eight digits. Source: UPU S10-12: 11 minus the weighted sum modulo 11; 10 becomes 0 and 11 becomes 5. */
export function itemCheckDigit(serial: string): number {
  if (!/^\d{8}$/.test(serial)) throw new RangeError(`Not eight digits: ${serial}`)
  const sum = weights.reduce((total, weight, i) => total + weight * Number(serial[i]), 0)
  const digit = 11 - (sum % 11)
  if (digit === 10) return 0
  return digit === 11 ? 5 : digit
}

/** Parses a tracking number, with or without spaces, in any case; null if its check digit is wrong. */
export function parseItemNumber(text: string): ItemNumber | null {
  const match = shape.exec(text.replace(/[\s\u00a0]/g, '').toUpperCase())
  if (!match) return null
  const [, service, serial, check, country] = match as unknown as string[]
  const number = { service, serial, check: Number(check), country } as ItemNumber
  return itemCheckDigit(number.serial) === number.check ? number : null
}

/** All thirteen characters without spaces, for machines. */
export function itemNumberText({ service, serial, check, country }: ItemNumber): string {
  return `${service}${serial}${check}${country}`
}

/** `RR 1234 5678 5DE`, as printed on the receipt; other texts stay unchanged. */
export function formatItemNumber(text: string): string {
  const number = parseItemNumber(text)
  if (!number) return text
  const { service, serial, check, country } = number
  return `${service} ${serial.slice(0, 4)} ${serial.slice(4)} ${check}${country}`
}

/**
 * Deutsche Post's tracking page for an item; null for numbers of other countries or of the practice provider. Source: deutschepost.de,
 * Sendungsverfolgung.
 */
export function trackingLink(text: string): string | null {
  const number = parseItemNumber(text)
  if (number?.country !== 'DE') return null
  return `https://www.deutschepost.de/de/s/sendungsverfolgung.html?piececode=${itemNumberText(number)}`
}
