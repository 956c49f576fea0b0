import { DateTime } from 'luxon'

/** DHL writes moments with or without a zone; without one they are German clocks. Null for what is no moment. */
export function momentOf(text: string | undefined): string | null {
  if (!text) return null
  const moment = DateTime.fromISO(text, { zone: 'Europe/Berlin' })
  return moment.isValid ? moment.toUTC().toISO() : null
}
