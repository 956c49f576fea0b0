import { DateTime } from 'luxon'

/** Parses DHL's timestamps, which are German time if they have no zone. Null if invalid. */
export function momentOf(text: string | undefined): string | null {
  if (!text) return null
  const moment = DateTime.fromISO(text, { zone: 'Europe/Berlin' })
  return moment.isValid ? moment.toUTC().toISO() : null
}
