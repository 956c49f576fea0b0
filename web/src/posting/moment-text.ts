import { locale } from '../text/in-language.ts'
import { timeOfDay } from '../ui/format.ts'

const full = new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...timeOfDay })
const short = new Intl.DateTimeFormat(locale, timeOfDay)

/** "14 March 2025 at 09:05", in the time zone of the device. */
export function deliveryMomentText(moment: string): string {
  return full.format(new Date(moment))
}

/** "09:05", in the time zone of the device. */
export function timeText(moment: Date): string {
  return short.format(moment)
}
