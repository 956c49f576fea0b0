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
import { mkdirSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beginEpoch } from './epoch.ts'
import { damaged, isDamage } from './cannot-open.ts'
import { createDamage, watched, type Damage } from './damage.ts'
import { isDiskFull } from '../system/disk.ts'
import { migrate } from './migrate.ts'
import type { Schema } from './schema.ts'
/** A transaction. A function that takes one is allowed to write. */
export type Tx = Transaction<Schema>

export type Db = {
  /** The name of this database's history; it changes when a backup is restored. */
  epoch: string
  damage: Damage
  /** Reads outside a transaction. It throws inside `write`, because the only connection would wait for itself for ever. */
  read: Kysely<Schema>
  /** Runs a change in one transaction. A nested `write` throws. */
  write<T>(change: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Removes deleted data from the files on disk. Without it, the data stays readable in the write-ahead log. It waits for an open
   * transaction, so it must not be called inside one.
   */
  scrub(): Promise<void>
  close(): Promise<void>
}

/** The delay between a write and the checkpoint of the write-ahead log, in milliseconds. */
const emptyAfterMs = 10_000

const waiting = new WeakMap<Tx, (() => void)[]>()

/** Runs `effect` once the transaction is committed, and never if it is rolled back. */
export function afterCommit(tx: Tx, effect: () => void): void {
  const effects = waiting.get(tx)
  if (!effects) throw new Error('This transaction is over')
  effects.push(effect)
}

/** Opens the database file, creates it if missing, and migrates it to the newest schema. Throws `CannotOpen`. */
export async function openDb(file: string): Promise<Db> {
  return open(file).catch((error: unknown) => {
    throw isDamage(error) ? damaged(file, error) : error
  })
}

/** SQLite rolls back schema changes too, so a migration that was interrupted starts again from the old state. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

async function open(file: string): Promise<Db> {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const sqlite = openWithReserve(file, () => openLog(file))
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma('busy_timeout = 5000')
  // Deleted data is overwritten with zeros.
  sqlite.pragma('secure_delete = ON')
  // NORMAL already survives kill -9, because the operating system has the committed write. FULL also survives a power cut, which
  // matters because clients delete their own copy once the server confirms. It costs one fsync for each write, and writes are few.
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
  // A process killed between a deletion and its scrub leaves the deleted data in the log.
  emptyLog(sqlite, file)
  keepReserve(file)
  let emptying: NodeJS.Timeout | undefined
  // Somebody may copy the database file without its log, and the copy would lack everything still in the log.
  const emptySoon = () => {
    emptying ??= setTimeout(() => {
      emptying = undefined
      const empty = async () => emptyLog(sqlite, file)
      // A failed checkpoint can be ignored: it is repeated, and the next write reports a disk error.
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
          // Code that was started inside and continues after the transaction may read again.
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
    // The log cannot be truncated within a transaction, and a connection from the pool has none open.
    async scrub() {
      await read.connection().execute(async () => sqlite.pragma('wal_checkpoint(TRUNCATE)'))
    },
    async close() {
      clearTimeout(emptying)
      if (!sqlite.open) return
      emptyLog(sqlite, file)
      await read.destroy()
      keepReserve(file)
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

/** On a full disk the log stays until there is space; its content can still be read. */
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

  // A deferred transaction that reads first and then writes fails at once if another process wrote in between.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  // On a full disk SQLite has already rolled back by itself. An error about a missing transaction would hide the cause.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#sqlite.inTransaction) await super.rollbackTransaction(connection)
  }
}

/**
 * The size of the -shm file that SQLite needs to open a database. SQLite deletes it on closing, which frees exactly the space for
 * this file again.
 */
const content = Buffer.alloc(32 * 1024)

const place = (file: string) => join(dirname(file), '.ballast')

/**
 * Opens a database on a disk that became completely full while the database was closed. Deleting the ballast file frees the space
 * that SQLite needs.
 */
function openWithReserve<T>(file: string, open: () => T): T {
  try {
    return open()
  } catch (error) {
    // SQLite reports a full disk with this code if it cannot create the -shm file.
    const { code } = error as { code?: unknown }
    if (code !== 'SQLITE_IOERR_SHMSIZE' || !existsSync(place(file))) throw error
    rmSync(place(file))
    return open()
  }
}

/** Creates the ballast file for the next start, if there is space. */
function keepReserve(file: string): void {
  if (file === ':memory:' || existsSync(place(file))) return
  try {
    writeFileSync(place(file), content, { mode: 0o600 })
  } catch {
    rmSync(place(file), { force: true })
  }
}

/** The probe is larger than SQLite's failed write, because SQLite's partial write already takes space in its log. */
const probe = Buffer.alloc(64 * 1024)

/**
 * SQLite recognises a full disk, but reports an exhausted quota as a general write error. So a small test file is written next to
 * the database, and its error becomes the cause.
 */
function asUsedUpQuota(error: unknown, file: string): unknown {
  const { code } = error as { code?: unknown }
  if (code !== 'SQLITE_IOERR_WRITE' || file === ':memory:') return error
  const path = join(dirname(file), `.room-${process.pid}`)
  try {
    writeFileSync(path, probe, { mode: 0o600, flush: true })
    return error
  } catch (cause) {
    return isDiskFull(cause) ? Object.assign(error as Error, { cause }) : error
  } finally {
    rmSync(path, { force: true })
  }
}
