import type { Handler } from '../jobs/run.ts'
import type { Models } from './models.ts'

/** Fetches a model. A try that was cut, by the network or by the end of the server, goes on with what has arrived. */
export function fetchModelJob({ models }: { models: Models }): Handler<'fetch-model'> {
  return {
    run: ({ name }, { signal, finish }) => models.fetch(name, signal, finish),
    giveUp: (tx, { name }, failure) => models.failed(tx, name, failure),
  }
}
