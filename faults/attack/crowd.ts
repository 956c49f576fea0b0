import { comeIn, type Person, type Sent } from './people.ts'
import type { Answer } from './report.ts'
import type { Target } from './target.ts'

export type Crowd = Awaited<ReturnType<typeof gather>>

/** An attacker who continues with a new account when blocked, so that rate limits do not end the attack early. */
export async function gather(
  target: Target,
  prepare: (who: Person) => Promise<void> = async () => {},
) {
  const all: number[] = []
  let now = await another()
  async function another(): Promise<Person> {
    const person = await comeIn(target)
    all.push(person.id)
    await prepare(person)
    return person
  }
  return {
    /** The ids of all accounts used so far. */
    all,
    now: () => now,
    async send(path: string, sent: Sent = {}): Promise<Answer> {
      const answer = await now.send(path, sent)
      if (answer.status !== 429 && answer.status !== 401) return answer
      now = await another()
      return now.send(path, sent)
    },
  }
}
