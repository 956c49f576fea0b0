import { createRequire } from 'node:module'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findBackups } from '../../api/src/operation/backups.ts'
import { proveFiles, readBackupManifest } from '../../api/src/operation/manifest.ts'
import { addDays, dayInGermany, daysBefore } from '../../packages/rules/src/index.ts'
import type { Life } from './life.ts'
import type { Machine } from './machine.ts'

type Row = Record<string, string | number | null>
const api = createRequire(new URL('../../api/package.json', import.meta.url))
const Sqlite = api('better-sqlite3') as new (
  file: string,
  options: object,
) => { prepare(sql: string): { all(...values: unknown[]): Row[] }; close(): void }

/** Reads a database directly. */
export function ask(file: string, sql: string, ...values: unknown[]): Row[] {
  const db = new Sqlite(file, { readonly: true })
  try {
    return db.prepare(sql).all(...values)
  } finally {
    db.close()
  }
}

const databaseOf = ({ dataFolder }: Machine) => join(dataFolder, 'brieflotse.db')
const iso = (moment: number) => new Date(moment).toISOString()

/** Overdue jobs, and jobs that were given up. */
export function stuckJobs(machine: Machine): string[] {
  const late = iso(machine.now() - 3_600_000)
  // A running job is overdue only after its lease has expired.
  const rows = ask(
    databaseOf(machine),
    `select name, subject, state, run_at, failure from jobs
     where state = 'dead' or state = 'running' and leased_until < ? or state = 'waiting' and run_at < ?`,
    iso(machine.now()),
    late,
  )
  return rows.map(
    ({ name, subject, state, run_at, failure }) =>
      `job ${name} (${subject}) is ${state} since ${run_at} ${failure ?? ''}`,
  )
}

/** Verifies every new backup: the hashes of its files, and its database. */
export async function proveBackups(machine: Machine, proved: Set<string>): Promise<string[]> {
  const faults: string[] = []
  for (const { name, lost } of await findBackups(machine.backupFolder)) {
    if (proved.has(name)) continue
    proved.add(name)
    const folder = join(machine.backupFolder, name)
    try {
      await proveFiles(folder, await readBackupManifest(folder))
      const [row] = ask(join(folder, 'brieflotse.db'), 'pragma integrity_check')
      if (Object.values(row ?? {})[0] !== 'ok') faults.push(`${name}: ${JSON.stringify(row)}`)
    } catch (error) {
      faults.push(`${name}: ${String(error)}`)
    }
    if (lost) faults.push(`${name} lacks ${lost.join(', ')}`)
  }
  return faults
}

/** Checks that every letter exists once, in the state its user left it, and that old archived letters are gone. */
export function wrongLetters(machine: Machine, { letters }: Life): string[] {
  const rows = ask(
    databaseOf(machine),
    'select id, user_id, file_name, status, archived_at from documents',
  )
  const byName = new Map<string, Row[]>()
  for (const row of rows) {
    const name = String(row['file_name'])
    byName.set(name, [...(byName.get(name) ?? []), row])
  }
  const faults = letters.flatMap(({ name, state, changedAt, user }) => {
    const found = byName.get(`${name}.pdf`) ?? []
    byName.delete(`${name}.pdf`)
    if (state === 'erased') return found.length > 0 ? [`${name} was erased and is there`] : []
    // Only whole days count, and only those on which the server ran.
    const isOver = state === 'archived' && changedAt < machine.now() - 36 * 86_400_000
    const mayBeGone = state === 'archived' && changedAt < machine.now() - 28 * 86_400_000
    if (isOver)
      return found.length > 0
        ? [`${name} was archived on ${iso(changedAt)} and is still there`]
        : []
    if (found.length !== 1) return mayBeGone ? [] : [`${name} is there ${found.length} times`]
    const [row] = found
    if (row!['user_id'] !== user.id) return [`${name} is somebody else's`]
    if (row!['status'] !== 'completed') return [`${name} is ${row!['status']}`]
    return (row!['archived_at'] !== null) === (state === 'archived')
      ? []
      : [`${name} is not ${state}`]
  })
  return [...faults, ...[...byName.keys()].map((name) => `${name} came from nowhere`)]
}

/** Finds content on disk without a letter, and letters without content. */
export function wrongContent(machine: Machine): string[] {
  const named = new Set(
    ask(databaseOf(machine), 'select hash from files').map(({ hash }) => String(hash)),
  )
  const folder = join(machine.dataFolder, 'files')
  const there = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /^[0-9a-f]{64}$/.test(entry.name) &&
        !entry.parentPath.includes('unnamed'),
    )
    .map(({ name }) => name)
  const missing = [...named].filter((hash) => !there.includes(hash))
  return missing.map((hash) => `content ${hash} is missing`)
}

/** The reminders sent so far, kept longer than the server keeps them. */
export type Noted = Map<string, { userId: number; roundOn: string }>

export function noteReminders(machine: Machine, noted: Noted): void {
  for (const row of ask(databaseOf(machine), 'select * from notices')) {
    const key = `${row['reminder_id']} ${row['due_on']} ${row['day']}`
    noted.set(key, { userId: Number(row['user_id']), roundOn: String(row['round_on']) })
  }
}

/**
 * Reminders that should have been sent for existing letters but were not. `off` lists days with a wrong clock or a stopped server,
 * whose reminders come later or with the next one.
 */
export function missedReminders(
  machine: Machine,
  life: Life,
  noted: Noted,
  off: Set<string>,
): { expected: number; missed: string[] } {
  const sent = new Map(life.letters.map((one) => [one.id, one]))
  const today = dayInGermany(new Date(machine.now()))
  const missed: string[] = []
  let expected = 0
  for (const row of ask(
    databaseOf(machine),
    `select id, document_id, what, due_on from reminders where due_on is not null and followed = 1`,
  )) {
    const letter = sent.get(Number(row['document_id']))
    if (!letter || letter.state !== 'here') continue
    const from = dayInGermany(new Date(letter.sentAt))
    for (const days of daysBefore(String(row['what']))) {
      const day = addDays(String(row['due_on']), -days)
      if (day <= from || day >= today || off.has(day)) continue
      expected += 1
      if (!noted.has(`${row['id']} ${row['due_on']} ${day}`))
        missed.push(`${letter.name}: nothing was said on ${day}`)
    }
  }
  return { expected, missed }
}
