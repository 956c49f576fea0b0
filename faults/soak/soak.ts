import { chanceOf } from '../../api/test/chance.ts'
import { fakePush } from '../../api/test/fake-push.ts'
import {
  missedReminders,
  type Noted,
  noteReminders,
  proveBackups,
  stuckJobs,
  wrongContent,
  wrongLetters,
} from './checks.ts'
import { beginLife, type Letter } from './life.ts'
import { createMachine } from './machine.ts'
import { createTroubles, hour, quietFrom, troublesOf } from './troubles.ts'

/** The clock advances in steps, so jobs planned in between run a little late, as on a busy server. */
const stepHours = 2

export type Soak = {
  days: number
  letters: number
  users: number
  seed: number
  onDay?: (line: string) => void
}
export type Told = { rows: [what: string, value: string | number][]; faults: string[] }

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Simulates a year of a server and its users, and checks all invariants at the end. */
export async function soak(wish: Soak): Promise<Told> {
  const push = await fakePush()
  const machine = createMachine({ origin: new URL(push.browser().endpoint).origin, ...push.keys })
  try {
    await machine.start()
    return await live(wish, machine, push)
  } finally {
    await machine.remove()
    await push.close()
  }
}

type Push = Awaited<ReturnType<typeof fakePush>>

async function live(
  { days, letters: wanted, users, seed, onDay = () => {} }: Soak,
  machine: ReturnType<typeof createMachine>,
  push: Push,
): Promise<Told> {
  const chance = chanceOf(seed)
  const life = await beginLife(machine, push, { users, seed })
  const waiting: Letter[] = []
  /** Uploads waiting letters, as devices do. */
  const deliver = async () => {
    for (const one of waiting.splice(0)) if (!(await life.send(one))) waiting.push(one)
  }
  const troubles = createTroubles({ machine, life, chance, deliver, waiting })
  const { count, off, faults } = troubles
  const planned = troublesOf(days)
  const proved = new Set<string>()
  const noted: Noted = new Map()
  const heaps: number[] = []

  for (let day = 0; day < days; day += 1) {
    const before = faults.length
    await liveDay(day)
    count.back += await life.comeBack()
    faults.push(...stuckJobs(machine), ...(await proveBackups(machine, proved)))
    heaps.push((await machine.memory()).heapUsed / 1e6)
    const found = faults.slice(before).map((fault) => `, FAULT ${fault}`)
    const trouble = planned.get(day) ?? ''
    onDay(
      `day ${day + 1}: ${life.letters.length} letters, ${Math.round(heaps.at(-1)!)} MB ${trouble}${found.join('')}`,
    )
  }

  async function liveDay(day: number): Promise<void> {
    const due = Math.round((wanted * (day + 1)) / days)
    for (let at = 0; at < 24; at += stepHours) {
      await machine.pass(stepHours * hour)
      const trouble = at === 14 && planned.get(day)
      if (trouble) await troubles.meet(trouble)
      if (at >= 8 && at < 20 && chance.happens(0.5))
        while (life.letters.length < due) waiting.push(life.write())
      if (at === 18 && chance.happens(0.5)) await life.tidy()
      await deliver()
      await machine.idle().catch((error: unknown) => faults.push(`day ${day}: ${String(error)}`))
      if (at === 14 || at === 22) noteReminders(machine, noted)
    }
  }

  faults.push(...wrongLetters(machine, life), ...wrongContent(machine))
  const { expected, missed } = missedReminders(machine, life, noted, off)
  faults.push(...missed)
  const shown = new Set(
    push.arrived.map(({ path, text }) => `${path} ${(JSON.parse(text) as { tag: string }).tag}`),
  )
  const twice = push.arrived.length - shown.size
  // A notification may be sent twice if the server is killed after sending it. After a restore, those sent since the backup are
  // sent again.
  if (twice > count.kills + count.restores * users) faults.push(`${twice} reminders came twice`)
  const rounds = new Set([...noted.values()].map(({ userId, roundOn }) => `${userId} ${roundOn}`))
  if (shown.size < rounds.size)
    faults.push(`of ${rounds.size} rounds ${shown.size} came to a device`)
  const ready = await fetch(`${machine.address()}/readyz`)
  const { tidyingStopped } = (await ready.json()) as { tidyingStopped?: string[] }
  if (tidyingStopped) faults.push(`tidying has stopped: ${tidyingStopped.join()}`)
  // Memory must not grow with the number of letters, because letters are in the database.
  const quiet = heaps.slice(Math.floor(days * (quietFrom + 0.05)))
  const [first, last] = [mean(quiet.slice(0, 5)), mean(quiet.slice(-5))]
  if (last > first * 1.1 + 2) faults.push(`memory grew from ${first} to ${last} MB`)
  return {
    faults,
    rows: [
      ['days', days],
      ['users', users],
      ['letters', life.letters.length],
      ['starts of the server', count.starts],
      ['of these after kill -9', count.kills],
      ['times the clock was set', count.clocks],
      ['full disks', count.full],
      ['writes refused for want of room, and made up for', life.refusals()],
      ['backups proved', proved.size],
      ['restores', count.restores],
      ['letters sent again after it', count.again],
      ['users who had to log in again', count.back],
      ['reminders expected', expected],
      ['of these missed', missed.length],
      ['rounds of reminders', rounds.size],
      ['notifications on devices', shown.size],
      ['of these replaced by the same again', twice],
      [
        'memory in the quiet part, first and last days (MB)',
        `${first.toFixed(1)}, ${last.toFixed(1)}`,
      ],
      ['faults', faults.length],
    ],
  }
}
