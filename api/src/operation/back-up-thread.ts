import { parentPort, workerData } from 'node:worker_threads'
import { backUp, type BackUpOptions } from './back-up.ts'
import { BrokenBackup } from './manifest.ts'

/** A backup, or the sentence that says why there is none. */
export type BackUpAnswer = { problem: string | null }

const say = (problem: string | null) => parentPort?.postMessage({ problem } satisfies BackUpAnswer)

/** What the system calls it, such as ENOSPC for a full disk. */
const kindOf = (error: NodeJS.ErrnoException) => error.code ?? error.name

backUp(workerData as BackUpOptions).then(
  () => say(null),
  (error: unknown) => say(error instanceof BrokenBackup ? error.message : kindOf(error as Error)),
)
