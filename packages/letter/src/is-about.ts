import type { Next, Reminder } from '@brieflotse/contract'

/**
 * Whether a reminder belongs to the deadline that a list shows first. Rows of earlier versions have no id, so kind and day are compared.
 */
export function isAbout(reminder: Reminder, next: Next): boolean {
  return next.deadlineId
    ? reminder.deadlineId === next.deadlineId
    : reminder.what === next.deadline && reminder.dueOn === next.date
}
