import type { Next, Reminder } from '@brieflotse/contract'

/**
 * Whether a reminder follows the deadline of what a list shows first. In a row that an earlier version kept, only the kind and the day say
 * so.
 */
export function isAbout(reminder: Reminder, next: Next): boolean {
  return next.deadlineId
    ? reminder.deadlineId === next.deadlineId
    : reminder.what === next.deadline && reminder.dueOn === next.date
}
