/** Whether a row would be another one with these values in it: what is not news needs no writing and goes to no device. */
export function wouldChange<R extends object>(
  row: R,
  set: Partial<Record<keyof R, unknown>>,
): boolean {
  return Object.entries(set).some(([name, value]) => row[name as keyof R] !== value)
}
