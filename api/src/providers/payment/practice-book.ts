import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { orNull, syncFolder, writeToDisk } from '../../system/disk.ts'

/** A payment in the practice bank's books. Amounts are in cents, `createdAt` in milliseconds. */
export type PracticePayment = {
  id: string
  secret: string
  amount: number
  reference: string
  payee: string | null
  returnPath: string
  state: 'waiting' | 'approved' | 'declined' | 'expired'
  createdAt: number
  /** Refunds by id, so that a repeated one counts once. */
  refunds: Record<string, number>
}

/** Stores one file for each payment, because a bank remembers approvals even if the shop crashes. */
export function createBook(folder: string) {
  let last: Promise<unknown> = Promise.resolve()
  // Changes run one after the other, so that approving and declining at the same time cannot both succeed.
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }
  const fileOf = (id: string) => join(folder, `${id}.json`)

  async function find(id: string): Promise<PracticePayment | null> {
    if (!/^[\w-]{1,64}$/.test(id)) return null
    const text = await orNull(readFile(fileOf(id), 'utf8'))
    return text === null ? null : (JSON.parse(text) as PracticePayment)
  }

  async function write(entry: PracticePayment, put: (from: string, to: string) => Promise<void>) {
    const draft = join(folder, `${randomUUID()}.tmp`)
    await writeToDisk(draft, JSON.stringify(entry), 'wx')
    try {
      await put(draft, fileOf(entry.id))
    } finally {
      await rm(draft, { force: true })
    }
    await syncFolder(folder)
  }

  return {
    /** Does nothing if the payment exists. */
    add: (entry: PracticePayment): Promise<void> =>
      inTurn(async () => {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        if (!(await find(entry.id))) await write(entry, link)
      }),

    remove: (id: string): Promise<void> =>
      inTurn(async () => {
        if (await find(id)) await rm(fileOf(id), { force: true })
      }),

    /** Changes an entry and returns it; null if there is none. */
    change: (
      id: string,
      change: (entry: PracticePayment) => PracticePayment,
    ): Promise<PracticePayment | null> =>
      inTurn(async () => {
        const before = await find(id)
        if (!before) return null
        const after = change(before)
        if (after !== before) await write(after, rename)
        return after
      }),
  }
}
