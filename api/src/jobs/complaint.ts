import type { FastifyBaseLogger } from 'fastify'
import type { JobName } from './jobs.ts'

/** That jobs cannot be taken is said once when it begins and once when it is over, however often it is tried meanwhile. */
export function createComplaint(log: FastifyBaseLogger) {
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

export type Complaint = ReturnType<typeof createComplaint>
