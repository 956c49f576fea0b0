import { newDeeds } from './deeds.ts'
import { kill, start } from './real-process.ts'

/**
 * Starts one change of each kind at the same time and kills the server with -9 after `moment` milliseconds. Each must then have
 * happened completely or not at all, and exactly once after a retry; otherwise it throws. Returns the names of those that got a
 * response before the kill.
 */
export async function killInTheMiddle(moment: number): Promise<string[]> {
  await start()
  const deeds = await newDeeds()
  const answered: string[] = []
  const attempts = deeds.map(({ name, attempt }) =>
    attempt().then(
      () => void answered.push(name),
      () => {},
    ),
  )
  await kill(moment)
  await Promise.all(attempts)
  const results = await Promise.allSettled(deeds.map(({ settle }) => settle()))
  for (const [at, result] of results.entries()) {
    if (result.status === 'fulfilled') continue
    throw new Error(`${deeds[at]!.name}, killed after ${moment} ms`, { cause: result.reason })
  }
  return answered
}

/** Repeats that many times with random moments, most of them early. Throws at the first failure. */
export async function tellOfKills(times: number): Promise<void> {
  const began = performance.now()
  const before = new Map<string, number>()
  for (let n = 0; n < times; n += 1) {
    for (const name of await killInTheMiddle(Math.random() ** 2 * 600))
      before.set(name, (before.get(name) ?? 0) + 1)
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  const told = [...before].map(([name, count]) => `${name} ${count}`).join(', ')
  console.log(
    `${times} kills, ${seconds} s: whole or not at all, and once; answered before: ${told}`,
  )
}
