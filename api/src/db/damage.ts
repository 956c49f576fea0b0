import type { CompiledQuery, DatabaseConnection } from 'kysely'
import type { Moment } from './columns.ts'
import { isDamage } from './cannot-open.ts'

/** Whether SQLite has reported damage since the database was opened. */
export type Damage = {
  /** When the damage was found; null if none was. */
  since(): Moment | null
  /** Records that the database is damaged. */
  note(): void
  /** The listener is called once, immediately if damage is already known. */
  whenNoted(listener: () => void): void
}

export function createDamage(): Damage {
  let since: Moment | null = null
  const listeners: (() => void)[] = []
  return {
    since: () => since,
    note() {
      if (since !== null) return
      since = new Date().toISOString()
      for (const listener of listeners) listener()
    },
    whenNoted(listener) {
      if (since === null) listeners.push(listener)
      else listener()
    },
  }
}

/** Wraps a connection to record damage that SQLite reports for a query. */
export function watched(connection: DatabaseConnection, damage: Damage): DatabaseConnection {
  return {
    async executeQuery<R>(query: CompiledQuery) {
      try {
        return await connection.executeQuery<R>(query)
      } catch (error) {
        if (isDamage(error)) damage.note()
        throw error
      }
    },
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  }
}
