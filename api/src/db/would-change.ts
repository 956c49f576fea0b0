/** Whether the new values differ from the row. An unchanged row need not be written and sent to devices. */
export function wouldChange<R extends object>(
  row: R,
  set: Partial<Record<keyof R, unknown>>,
): boolean {
  return Object.entries(set).some(([name, value]) => row[name as keyof R] !== value)
}
