import SqliteDatabase from 'better-sqlite3'
import {
  CompiledQuery,
  Kysely,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Transaction,
} from 'kysely'
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { keepBallast, openWithBallast } from './ballast.ts'
import { beginEpoch } from './epoch.ts'
import { isDiskFull } from '../providers/storage/disk.ts'
import { migrate } from './migrate.ts'
import type { Schema } from './schema.ts'
import { asUsedUpQuota } from './used-up-quota.ts'

/** A transaction. Whoever writes is handed one, so the type says who may write. */
export type Tx = Transaction<Schema>

export type Db = {
  /** Names the history that this database tells: another one after it was put back from a backup. */
  epoch: string
  /** For reading outside a transaction. Never use it inside `write`: there is one connection, and it would wait for itself. */
  read: Kysely<Schema>
  write<T>(change: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Takes what was deleted out of the files on the disk; without it, it stays readable in the log of the database. Waits for a transaction
   * that is open, so it must not be called inside one.
   */
  scrub(): Promise<void>
  close(): Promise<void>
}

const waiting = new WeakMap<Tx, (() => void)[]>()

/** Runs `effect` once the transaction is committed, never when it is rolled back. */
export function afterCommit(tx: Tx, effect: () => void): void {
  const effects = waiting.get(tx)
  if (!effects) throw new Error('This transaction is over')
  effects.push(effect)
}

/** Opens the database file, creates it when missing, and brings it to the newest schema. */
export async function openDb(file: string): Promise<Db> {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const sqlite = openWithBallast(file, () => openLog(file))
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma('busy_timeout = 5000')
  // What is erased is overwritten, not only forgotten.
  sqlite.pragma('secure_delete = ON')
  // A committed write survives kill -9 already with NORMAL, because it is in the operating system's hands. FULL also survives
  // a power cut, and a client throws its own copy away once we said yes. It costs one fsync a write, and writes are few.
  sqlite.pragma('synchronous = FULL')
  const read = new Kysely<Schema>({ dialect: new WritingDialect(sqlite) })
  await migrate(read)
  const epoch = beginEpoch(sqlite)
  // A process that was killed between an erasing and its scrubbing left in the log what is gone.
  emptyLog(sqlite, file)
  keepBallast(file)
  return {
    epoch,
    read,
    async write(change) {
      const effects: (() => void)[] = []
      const transaction = read.transaction().execute(async (tx) => {
        waiting.set(tx, effects)
        try {
          return await change(tx)
        } finally {
          waiting.delete(tx)
        }
      })
      const result = await transaction.catch((error: unknown) => {
        throw asUsedUpQuota(error, file)
      })
      for (const effect of effects) effect()
      return result
    },
    // in the middle of somebody's transaction the log is locked; whoever holds the connection has none open
    async scrub() {
      await read.connection().execute(async () => sqlite.pragma('wal_checkpoint(TRUNCATE)'))
    },
    async close() {
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

class WritingDialect extends SqliteDialect {
  readonly #sqlite: Sqlite

  constructor(sqlite: Sqlite) {
    super({ database: sqlite })
    this.#sqlite = sqlite
  }

  override createDriver(): SqliteDriver {
    return new WritingDriver(this.#sqlite)
  }
}

class WritingDriver extends SqliteDriver {
  readonly #sqlite: Sqlite

  constructor(sqlite: Sqlite) {
    super({ database: sqlite })
    this.#sqlite = sqlite
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
