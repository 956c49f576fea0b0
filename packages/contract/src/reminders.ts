import * as v from 'valibot'
import { Instant } from './shapes.ts'

export const CalendarEvent = v.object({
  title: v.pipe(v.string(), v.nonEmpty()),
  description: v.string(),
  startDate: Instant,
  endDate: Instant,
  location: v.string(),
})
export type CalendarEvent = v.InferOutput<typeof CalendarEvent>
