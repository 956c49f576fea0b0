/** Runs tasks with the same name one after the other, in the order of the calls. */
export function createKeyedQueue() {
  const tails = new Map<string, Promise<unknown>>()
  return <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const turn = (tails.get(name) ?? Promise.resolve()).then(work)
    const tail = turn
      .catch(() => {})
      .then(() => {
        if (tails.get(name) === tail) tails.delete(name)
      })
    tails.set(name, tail)
    return turn
  }
}
