/**
 * Runs tasks that share a key one after the other, in the order of the calls, and other tasks at the same time. A task with several keys
 * waits for the earlier tasks of each.
 */
export function createKeyedQueue() {
  const tails = new Map<string, Promise<unknown>>()
  return <T>(keys: readonly string[], work: () => Promise<T>): Promise<T> => {
    const turn = Promise.all(keys.map(async (key) => tails.get(key))).then(work)
    const tail = turn
      .catch(() => {})
      .then(() => {
        for (const key of keys) if (tails.get(key) === tail) tails.delete(key)
      })
    for (const key of keys) tails.set(key, tail)
    return turn
  }
}
