import type { DBCore, DBCoreTable, Middleware } from 'dexie'

/** A row as stored: its id, and the rest as JSON. */
type Packed = { id: number; packed: string }

/**
 * Stores each row of `contents` as one JSON text. A letter with the positions of its words is thousands of small objects, which IndexedDB
 * would clone one by one; as text, writing takes half the time. Users of the table see normal rows. Unpacked rows of earlier versions can
 * still be read.
 */
export const contentsAsJson: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'pack contents',
  // innermost, so that all layers of Dexie see normal rows
  level: -2,
  create: (core) => ({
    ...core,
    table: (name) => (name === 'contents' ? packing(core.table(name)) : core.table(name)),
  }),
}

function packing(table: DBCoreTable): DBCoreTable {
  return {
    ...table,
    get: (request) => table.get(request).then(unpack),
    getMany: (request) => table.getMany(request).then((rows) => rows.map(unpack)),
    query: (request) =>
      table
        .query(request)
        .then((found) => (request.values ? { ...found, result: found.result.map(unpack) } : found)),
    openCursor: (request) =>
      table.openCursor(request).then(
        (cursor) =>
          cursor &&
          (Object.create(cursor, {
            value: { get: () => unpack(cursor.value) },
          }) as typeof cursor),
      ),
    mutate: (request) =>
      table.mutate(
        request.type === 'put' || request.type === 'add'
          ? { ...request, values: request.values.map(pack) }
          : request,
      ),
  }
}

const pack = (row: { id: number }): Packed => ({ id: row.id, packed: JSON.stringify(row) })

function unpack(row: unknown): unknown {
  return isPacked(row) ? JSON.parse(row.packed) : row
}

const isPacked = (row: unknown): row is Packed =>
  typeof row === 'object' && row !== null && 'packed' in row && typeof row.packed === 'string'
