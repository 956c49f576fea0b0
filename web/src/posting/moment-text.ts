import { locale } from '../text/in-language.ts'

// 24 hours in every language, as in the letters
const clock = { timeStyle: 'short', hourCycle: 'h23' } as const
const full = new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...clock })
const short = new Intl.DateTimeFormat(locale, clock)

/** "14 March 2025 at 09:05", in the time zone of the device. */
export function deliveryMomentText(moment: string): string {
  return full.format(new Date(moment))
}

/** "09:05", in the time zone of the device. */
export function timeText(moment: Date): string {
  return short.format(moment)
}
