import SqliteDatabase from 'better-sqlite3'
import { parentPort, workerData } from 'node:worker_threads'
import { isDamage } from './cannot-open.ts'

/** Whether SQLite finds the file intact. The check reads the whole file and would block every request in the main thread. */
function isWhole(file: string): boolean {
  try {
    const db = new SqliteDatabase(file, { readonly: true, fileMustExist: true })
    try {
      return db.pragma('quick_check(1)', { simple: true }) === 'ok'
    } finally {
      db.close()
    }
  } catch (error) {
    if (isDamage(error)) return false
    throw error
  }
}

parentPort?.postMessage(isWhole(workerData as string))
