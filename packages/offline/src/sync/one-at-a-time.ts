/** Wraps a task so that it never runs twice at once: a call while it runs makes it run once more afterwards. Failures are ignored. */
export function oneAtATime(task: () => Promise<void>): { (): void; done(): Promise<void> } {
  let running: Promise<void> | null = null
  let again = false
  async function work(): Promise<void> {
    do {
      again = false
      await task().catch(() => {})
    } while (again)
    running = null
  }
  const ask = () => {
    again = true
    running ??= work()
  }
  return Object.assign(ask, { done: async () => running ?? undefined })
}
