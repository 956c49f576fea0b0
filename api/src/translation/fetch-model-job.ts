import type { Handler } from '../jobs/run.ts'
import type { Models } from './models.ts'

/** Downloads a model. A retry after a network error or restart continues with the bytes that have arrived. */
export function fetchModelJob({ models }: { models: Models }): Handler<'fetch-model'> {
  return {
    run: ({ name }, { signal, finish }) => models.fetch(name, signal, finish),
    giveUp: (tx, { name }, failure) => models.failed(tx, name, failure),
  }
}
