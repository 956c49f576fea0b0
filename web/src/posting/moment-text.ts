import { locale } from '../text/in-language.ts'

const full = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' })
const short = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })

/** "14 March 2025 at 09:05", in the time zone of the device. */
export function deliveryMomentText(moment: string): string {
  return full.format(new Date(moment))
}

/** "09:05", in the time zone of the device. */
export function timeText(moment: Date): string {
  return short.format(moment)
}
