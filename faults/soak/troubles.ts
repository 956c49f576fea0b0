import { findBackups } from '../../api/src/operation/backups.ts'
import type { Chance } from '../../api/test/chance.ts'
import { addDays, dayInGermany } from '../../packages/rules/src/index.ts'
import type { Letter, Life } from './life.ts'
import type { Machine } from './machine.ts'

export const hour = 3_600_000
const dayMs = 24 * hour
/** After this fraction of the days nothing fails any more, because memory growth shows only in one uninterrupted run of the server. */
export const quietFrom = 0.6

/** What goes wrong on which day of the year, the same in every run. A shorter soak compresses the schedule. */
export type Trouble =
  | 'restart'
  | 'kill'
  | 'full disk'
  | 'clock ahead a year'
  | 'clock ahead'
  | 'clock back'
  | 'restore'

export function troublesOf(days: number): Map<number, Trouble> {
  const at = (share: number) => Math.max(1, Math.floor(days * share))
  const planned = new Map<number, Trouble>()
  for (let day = 3; day < days; day += 11) planned.set(day, 'kill')
  for (let day = 7; day < days; day += 29) planned.set(day, 'restart')
  for (let day = 5; day < days; day += 37) planned.set(day, 'full disk')
  planned.set(at(0.15), 'clock back')
  planned.set(at(0.25), 'clock ahead a year')
  planned.set(at(0.4), 'clock ahead')
  planned.set(at(0.5), 'restore')
  for (const day of planned.keys()) if (day > at(quietFrom)) planned.delete(day)
  return planned
}

type World = {
  machine: Machine
  life: Life
  chance: Chance
  deliver: () => Promise<void>
  waiting: Letter[]
}

/** Applies the troubles to a machine and counts them. */
export function createTroubles({ machine, life, chance, deliver, waiting }: World) {
  const count = { kills: 0, starts: 1, clocks: 0, full: 0, restores: 0, again: 0, back: 0 }
  const faults: string[] = []
  /** Days near a wrong clock or a full disk, and days repeated after a restore. */
  const off = new Set<string>()
  const markOff = (from: number, to: number) => {
    const last = dayInGermany(new Date(to + dayMs))
    for (let day = dayInGermany(new Date(from - dayMs)); day <= last; day = addDays(day, 1))
      off.add(day)
  }
  const start = async () => {
    await machine.start()
    count.starts += 1
  }

  async function restart(): Promise<void> {
    await machine.stop()
    await start()
  }

  /** Kills the server during an upload, which the device then repeats. */
  async function kill(): Promise<void> {
    const one = life.write()
    waiting.push(one)
    const lost = life.send(one).catch(() => false)
    await new Promise((resolve) => setTimeout(resolve, chance.below(25)))
    await machine.kill()
    await lost
    count.kills += 1
    await start()
  }

  async function fillDisk(): Promise<void> {
    await machine.disk(true)
    count.full += 1
    for (let n = 0; n < 6; n += 1) {
      waiting.push(life.write())
      await deliver()
      await life.tidy()
      await machine.pass(hour)
      // Gives jobs time to fail on the full disk.
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    markOff(machine.now() - 6 * hour, machine.now())
    await machine.disk(false)
  }

  /** Sets the clock wrong for two hours, and then right again. */
  async function moveClock(by: number): Promise<void> {
    count.clocks += 2
    const before = machine.now()
    await machine.setClock(before + by)
    for (let n = 0; n < 2; n += 1) {
      await machine.pass(hour)
      await machine.idle()
    }
    await machine.setClock(before + 2 * hour)
    markOff(before, before + Math.min(Math.max(by, 0), 2 * dayMs))
  }

  async function restore(): Promise<void> {
    const [newest] = await findBackups(machine.backupFolder, new Date(machine.now()))
    if (!newest) return void faults.push('there is no backup to restore')
    await machine.stop()
    await machine.restore(newest.name)
    await start()
    count.restores += 1
    const since = Date.parse(newest.createdAt)
    markOff(since, machine.now())
    count.back += await life.comeBack()
    count.again += await life.sendAgain(since)
  }

  const meet: Record<Trouble, () => Promise<void>> = {
    restart,
    kill,
    'full disk': fillDisk,
    'clock back': () => moveClock(-3 * hour),
    'clock ahead': () => moveClock(2 * dayMs),
    'clock ahead a year': () => moveClock(400 * dayMs),
    restore,
  }
  return { meet: (trouble: Trouble) => meet[trouble](), count, faults, off }
}
