import type { FastifyBaseLogger } from 'fastify'
import type { JobName } from './jobs.ts'

/** Logs once when jobs can no longer be taken and once when they can again, however many tries fail in between. */
export function createFailureReporter(log: FastifyBaseLogger) {
  const failing = new Map<JobName, string>()
  return {
    fails(name: JobName, error: unknown): void {
      const why = String(error)
      const isSaid = [...failing.values()].includes(why)
      failing.set(name, why)
      if (!isSaid) log.error({ err: error, job: name }, 'cannot take jobs')
    },
    works(name: JobName): void {
      if (failing.delete(name) && failing.size === 0) log.info('jobs are taken again')
    },
  }
}

export type FailureReporter = ReturnType<typeof createFailureReporter>
