import { Dexie, type DBCore, type DBCoreTransaction, type Middleware } from 'dexie'
import { AsyncLocalStorage } from 'node:async_hooks'
import { type LocalDatabase, openDatabase } from '../../src/db.ts'
import type { Fate, TabName } from './story.ts'

/** The tab whose work is running, so that the network knows where a request comes from. */
export const working = new AsyncLocalStorage<Tab>()

/** A page or worker of the app that can be killed at any step of its work, or run out of disk space. */
export class Tab {
  readonly name: TabName
  readonly db: LocalDatabase
  isDead = false
  private steps = Number.POSITIVE_INFINITY
  private room = Number.POSITIVE_INFINITY

  constructor(name: TabName, userId: number) {
    this.name = name
    this.db = openDatabase(userId)
    this.db.use(faulty(this))
  }

  /** Runs work with these faults. Throws the errors of the work, and also if the tab is killed. */
  async work<T>({ dies, room }: Fate, task: () => Promise<T>): Promise<T> {
    this.steps = dies ?? Number.POSITIVE_INFINITY
    this.room = room ?? Number.POSITIVE_INFINITY
    try {
      return await working.run(this, task)
    } finally {
      this.steps = this.room = Number.POSITIVE_INFINITY
    }
  }

  /** Counts one step of the work. A killed tab can do nothing more. */
  step(): void {
    this.steps -= 1
    if (this.steps < 0) this.isDead = true
    if (this.isDead) throw new Error('This tab was killed')
  }

  write(): void {
    this.room -= 1
    if (this.room < 0) throw new Dexie.QuotaExceededError('No room on this disk')
  }
}

/** Makes every database access a step. A failing one aborts its transaction, as in the browser. */
function faulty(tab: Tab): Middleware<DBCore> {
  const guard = <T>(trans: DBCoreTransaction, isWrite: boolean, go: () => Promise<T>) => {
    try {
      tab.step()
      if (isWrite) tab.write()
    } catch (error) {
      tryAbort(trans)
      return Dexie.Promise.reject(error) as unknown as Promise<T>
    }
    return go()
  }
  return {
    stack: 'dbcore',
    name: 'faulty',
    create: (core) => ({
      ...core,
      table(name) {
        const table = core.table(name)
        return {
          ...table,
          mutate: (request) =>
            guard(request.trans, request.type === 'add' || request.type === 'put', () =>
              table.mutate(request),
            ),
          get: (request) => guard(request.trans, false, () => table.get(request)),
          getMany: (request) => guard(request.trans, false, () => table.getMany(request)),
          query: (request) => guard(request.trans, false, () => table.query(request)),
          count: (request) => guard(request.trans, false, () => table.count(request)),
          openCursor: (request) => guard(request.trans, false, () => table.openCursor(request)),
        }
      },
    }),
  }
}

function tryAbort(trans: DBCoreTransaction): void {
  try {
    trans.abort()
  } catch {
    // the transaction had already ended
  }
}
