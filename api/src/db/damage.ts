import type { CompiledQuery, DatabaseConnection } from 'kysely'
import type { Moment } from './columns.ts'
import { isDamage } from './cannot-open.ts'

/** Whether the database was found to be damaged since it was opened. */
export type Damage = {
  /** When it was noticed; null: it was not. */
  since(): Moment | null
  /** Somebody has found it damaged. */
  note(): void
  /** Called once, at once where it is known already. */
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

/** A connection that notes when SQLite says of a query that the file is damaged. */
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
