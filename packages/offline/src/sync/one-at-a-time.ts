/** Makes a task that never runs beside itself: asked for while it runs, it runs once more afterwards. Its failures are swallowed. */
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
