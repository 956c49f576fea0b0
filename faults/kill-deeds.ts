import { newDeeds } from './deeds.ts'
import { kill, start } from './real-process.ts'

/**
 * Asks for one deed of each kind at once and kills the server -9 so many milliseconds later. Whatever the moment,
 * each has happened whole or not at all, and once when it is asked for again. Throws when one has not; gives the names of those that
 * were answered before.
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

/** Does that so often, each time at another moment, most of them early. Throws at the first deed that is half done. */
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
