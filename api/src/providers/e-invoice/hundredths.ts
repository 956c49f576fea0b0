/** Parses an amount such as `1949.75` into hundredths; null if it is not a number or has more decimals. */
export function hundredths(text: string | null): number | null {
  const match = /^([+-]?)(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(text ?? '')
  if (!match) return null
  const value = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  return match[1] === '-' ? -value : value
}
