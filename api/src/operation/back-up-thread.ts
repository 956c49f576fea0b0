import { parentPort, workerData } from 'node:worker_threads'
import { backUp, type BackUpOptions } from './back-up.ts'
import type { Doubt } from './manifest.ts'
import { BrokenBackup, TooManyDoubted } from './manifest.ts'

/** The result of a backup: what is missing in it, or a sentence saying why it failed. */
export type BackUpAnswer = { problem: string | null; lost: string[]; doubt: Doubt | null }

const say = (answer: BackUpAnswer) => parentPort?.postMessage(answer)

/** The system's error code, such as ENOSPC for a full disk. */
const kindOf = (error: NodeJS.ErrnoException) => error.code ?? error.name

backUp(workerData as BackUpOptions).then(
  ({ lost = [], doubt }) => say({ problem: null, lost, doubt }),
  (error: unknown) =>
    say({
      problem: error instanceof BrokenBackup ? error.message : kindOf(error as Error),
      lost: [],
      doubt: error instanceof TooManyDoubted ? error.doubt : null,
    }),
)
