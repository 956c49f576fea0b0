import type { DBCore, DBCoreTable, Middleware } from 'dexie'

/** A row as it lies in the database: its number, and everything of it as JSON. */
type Packed = { id: number; packed: string }

/**
 * Keeps each row of `contents` as one text. A letter with the places of its words is thousands of small objects, which the database would
 * clone one by one; as a text it is put in half the time. Whoever reads and writes the table sees rows as they are. What earlier versions
 * of the app kept is read as it lies there.
 */
export const packContents: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'pack contents',
  // innermost: all of Dexie's own layers see rows
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
