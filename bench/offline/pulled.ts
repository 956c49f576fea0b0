/** Runs in the page. Resolves when every row of the server has arrived; returns the longest task meanwhile, in milliseconds. */
export async function pulled(): Promise<number> {
  let longest = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  }).observe({ type: 'longtask', buffered: true })
  const settle = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('no database'))
    })
  const databases = await indexedDB.databases()
  const name = databases.find((database) => /^brieflotse-\d+$/.test(database.name ?? ''))?.name
  const db = await settle(indexedDB.open(name ?? ''))
  for (;;) {
    const keys = await settle(db.transaction('meta').objectStore('meta').getAllKeys())
    if (keys.includes('cursor') && !keys.includes('older')) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  db.close()
  return longest
}
