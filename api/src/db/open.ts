import SqliteDatabase from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Transaction,
} from 'kysely'
import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { keepBallast, openWithBallast } from './ballast.ts'
import { beginEpoch } from './epoch.ts'
import { damaged, isDamage } from './cannot-open.ts'
import { createDamage, watched, type Damage } from './damage.ts'
import { isDiskFull } from '../providers/storage/disk.ts'
import { migrate } from './migrate.ts'
import type { Schema } from './schema.ts'
import { asUsedUpQuota } from './used-up-quota.ts'

/** A transaction. Whoever writes is handed one, so the type says who may write. */
export type Tx = Transaction<Schema>

export type Db = {
  /** Names the history that this database tells: another one after it was put back from a backup. */
  epoch: string
  damage: Damage
  /** For reading outside a transaction. Throws inside `write`: there is one connection, and it would wait for itself. */
  read: Kysely<Schema>
  /** Runs a change in one transaction; another `write` inside it throws. */
  write<T>(change: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Takes what was deleted out of the files on the disk; without it, it stays readable in the log of the database. Waits for a transaction
   * that is open, so it must not be called inside one.
   */
  scrub(): Promise<void>
  close(): Promise<void>
}

/** So soon after a write the log is emptied into the file, in milliseconds. */
const emptyAfterMs = 10_000

const waiting = new WeakMap<Tx, (() => void)[]>()

/** Runs `effect` once the transaction is committed, never when it is rolled back. */
export function afterCommit(tx: Tx, effect: () => void): void {
  const effects = waiting.get(tx)
  if (!effects) throw new Error('This transaction is over')
  effects.push(effect)
}

/** Opens the database file, creates it when missing, and brings it to the newest schema. Throws `CannotOpen`. */
export async function openDb(file: string): Promise<Db> {
  return open(file).catch((error: unknown) => {
    throw isDamage(error) ? damaged(file, error) : error
  })
}

/** SQLite rolls back changes of a schema as it does those of rows: a server that dies while it migrates begins again from what was. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

async function open(file: string): Promise<Db> {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const sqlite = openWithBallast(file, () => openLog(file))
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma('busy_timeout = 5000')
  // What is erased is overwritten, not only forgotten.
  sqlite.pragma('secure_delete = ON')
  // A committed write survives kill -9 already with NORMAL, because it is in the operating system's hands. FULL also survives
  // a power cut, and a client throws its own copy away once we said yes. It costs one fsync a write, and writes are few.
  sqlite.pragma('synchronous = FULL')
  const damage = createDamage()
  const inside = new AsyncLocalStorage<{ isOpen: boolean }>()
  const dialect: Dialect = {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new WritingDriver(sqlite, inside, damage),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
  const read = new Kysely<Schema>({ dialect })
  await migrate(read)
  const epoch = beginEpoch(sqlite)
  // A process that was killed between an erasing and its scrubbing left in the log what is gone.
  emptyLog(sqlite, file)
  keepBallast(file)
  let emptying: NodeJS.Timeout | undefined
  // a copy of the file without its log would lack all of it
  const emptySoon = () => {
    emptying ??= setTimeout(() => {
      emptying = undefined
      const empty = async () => emptyLog(sqlite, file)
      // it is emptied later as well; whatever is wrong with the disk, the next write says
      read
        .connection()
        .execute(empty)
        .catch(() => {})
    }, emptyAfterMs).unref()
  }
  return {
    epoch,
    damage,
    read,
    async write(change) {
      const effects: (() => void)[] = []
      const transaction = read.transaction().execute(async (tx) => {
        waiting.set(tx, effects)
        const state = { isOpen: true }
        try {
          return await inside.run(state, () => change(tx))
        } finally {
          // what was started inside and goes on after it may read again
          state.isOpen = false
          waiting.delete(tx)
        }
      })
      const result = await transaction.catch((error: unknown) => {
        throw asUsedUpQuota(error, file)
      })
      emptySoon()
      for (const effect of effects) effect()
      return result
    },
    // in the middle of somebody's transaction the log is locked; whoever holds the connection has none open
    async scrub() {
      await read.connection().execute(async () => sqlite.pragma('wal_checkpoint(TRUNCATE)'))
    },
    async close() {
      clearTimeout(emptying)
      if (!sqlite.open) return
      emptyLog(sqlite, file)
      await read.destroy()
      keepBallast(file)
    },
  }
}

function openLog(file: string): Sqlite {
  const sqlite = new SqliteDatabase(file)
  try {
    sqlite.pragma('journal_mode = WAL')
    return sqlite
  } catch (error) {
    sqlite.close()
    throw error
  }
}

/** On a full disk the log stays until there is room: what was written before can still be read. */
function emptyLog(sqlite: Sqlite, file: string): void {
  try {
    sqlite.pragma('wal_checkpoint(TRUNCATE)')
  } catch (error) {
    if (!isDiskFull(asUsedUpQuota(error, file))) throw error
  }
}

type Sqlite = InstanceType<typeof SqliteDatabase>

type Inside = AsyncLocalStorage<{ isOpen: boolean }>

class WritingDriver extends SqliteDriver {
  readonly #sqlite: Sqlite
  readonly #inside: Inside
  readonly #damage: Damage

  constructor(sqlite: Sqlite, inside: Inside, damage: Damage) {
    super({ database: sqlite })
    this.#sqlite = sqlite
    this.#inside = inside
    this.#damage = damage
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#inside.getStore()?.isOpen)
      throw new Error('Inside db.write, only its tx can be used: db.read would wait for it forever')
    return watched(await super.acquireConnection(), this.#damage)
  }

  // A deferred transaction that reads first and then writes fails at once when another process wrote in between.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  // On a full disk SQLite has rolled back by itself; that there is nothing left to roll back would hide why.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#sqlite.inTransaction) await super.rollbackTransaction(connection)
  }
}
