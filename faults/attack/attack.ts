import { chanceOf, sendOddBodies, validBodies } from './bodies.ts'
import { gather } from './crowd.ts'
import { sendHostileFiles } from './files.ts'
import { readCrafted } from './lines.ts'
import { comeIn, furnish, mark, type Person, send } from './people.ts'
import { forgeHeaders } from './proxies.ts'
import type { Area } from './report.ts'
import { beginSlowly, workBeside } from './slow.ts'
import { askForOthers, changedRows, idle, idsOf, inDatabase, rowsOf } from './strangers.ts'
import { startTarget, type Target } from './target.ts'

export type Attack = {
  /** The total duration; without it each area runs for its minimum. */
  minutes?: number
  seed: number
  /** Called after each area. */
  onArea?: (area: Area) => void
}

/** Credits are needed to post a letter. */
const payFor = (target: Target, { id }: Person) =>
  inDatabase(target, (db) => {
    const columns = 'user_id, amount, reason, created_at'
    const sql = `insert into credit_entries (${columns}) values (?, 50, 'given', ?)`
    db.prepare(sql).run(id, new Date().toISOString())
  })

/** Attacks its own server in every known way and returns tries and findings for each area. */
export async function attack({ minutes, seed, onArea = () => {} }: Attack): Promise<Area[]> {
  const isLong = minutes !== undefined
  const ends = performance.now() + (minutes ?? 0) * 60_000
  const target = await startTarget()
  try {
    const victim = await comeIn(target, mark)
    await furnish(target, victim, () => payFor(target, victim))
    await idle(target)
    const before = rowsOf(target)
    const others = idsOf(target, victim.id)
    const resident = await comeIn(target)
    const slowUser = await comeIn(target)
    const slow = await beginSlowly(target, { users: [slowUser], ids: ['1', 'f'.repeat(64)] })
    const crowd = await gather(target)
    const areas: Area[] = []
    /** After each area the victim's data must be unchanged. */
    const end = (area: Area) => {
      area.findings.push(...changedRows(before, target, [...crowd.all, resident.id, slowUser.id]))
      if (!target.isAlive()) area.findings.push('the server is gone')
      areas.push(area)
      onArea(area)
    }
    const nobody = { name: 'nobody', send: (path: string, sent = {}) => send(target, path, sent) }
    const stranger = { name: 'a stranger', send: crowd.send }
    const bodyOf = validBodies(seed, chanceOf(seed))
    const beside = await workBeside(target, slow, resident)
    end(await askForOthers(target, { victim, strangers: [stranger, nobody], bodyOf }))
    end(await forgeHeaders(target, crowd.now()))
    end(
      await sendHostileFiles(target, { crowd, isWanted: (_, index) => isLong || index % 12 === 0 }),
    )
    end(readCrafted({ isTimed: isLong, letters: isLong ? 500 : 20, seed }))
    await idle(target)
    end(
      await sendOddBodies(target, {
        crowd,
        ids: () => idsOf(target, crowd.now().id),
        others,
        seed,
        until: (round) => round < 2 || performance.now() < ends,
      }),
    )
    beside.findings.push(...(await slow.ended(!isLong)))
    slow.end()
    end(beside)
    return areas
  } finally {
    await target.stop()
  }
}
