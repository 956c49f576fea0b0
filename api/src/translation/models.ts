import {
  AppError,
  englishOf,
  type ErrorCode,
  message,
  type ModelOverview,
} from '@brieflotse/contract'
import { rm } from 'node:fs/promises'
import type { Db, Tx } from '../db/open.ts'
import type { Handler } from '../jobs/run.ts'
import type { Queue } from '../providers/queue/queue.ts'
import { catalogue, type Model, sizeOf } from '../providers/models/catalogue.ts'
import { fetchModel } from '../providers/models/fetch-model.ts'
import {
  acceptPart,
  fileSizeOf,
  diskFailure,
  haveOf,
  openPart,
  partOf,
} from '../providers/models/model-parts.ts'
import type { ModelOnDisk, ModelStore } from '../providers/models/model-store.ts'
import type { ModelNews } from './news.ts'

export type ModelsDeps = {
  db: Db
  queue: Queue
  store: ModelStore
  news: ModelNews
  hub: string
  /** The models that the product ships. */
  shipped: ModelOnDisk[]
  known?: readonly Model[]
}

const aboutModel = (name: string) => `model:${name}`
const ours = new Set<ErrorCode>(['model-damaged', 'model-gone', 'server-full', 'provider-down'])

/** The translation models of this server: installed ones, running downloads and uploads by an administrator. */
export class Models {
  readonly #db: Db
  readonly #queue: Queue
  readonly #store: ModelStore
  readonly #news: ModelNews
  readonly #hub: string
  readonly #shipped: ModelOnDisk[]
  readonly #known: readonly Model[]
  /** The running download. Models are downloaded one at a time. */
  #current: { name: string; stop: AbortController; over: Promise<void> } | null = null
  readonly #receiving = new Set<string>()

  constructor({ db, queue, store, news, hub, shipped, known = catalogue }: ModelsDeps) {
    this.#db = db
    this.#queue = queue
    this.#store = store
    this.#news = news
    this.#hub = hub
    this.#shipped = shipped
    this.#known = known
  }

  async installed() {
    return [
      ...this.#shipped.map((model) => ({ ...model, shipped: true })),
      ...(await this.#store.list()).map((model) => ({ ...model, shipped: false })),
    ]
  }

  async list(): Promise<ModelOverview> {
    const fetches = await this.#db.read.selectFrom('model_fetches').selectAll().execute()
    const offered = this.#known.map(async (model): Promise<ModelOverview['offered'][number]> => {
      const row = fetches.find(({ name }) => name === model.name)
      const have = await this.#store.have(model)
      const isThere = await this.#store.isInstalled(model.name)
      const isRunning = this.#current?.name === model.name
      const failed = row?.failure ? message(row.failure) : null
      const onItsWay = row?.failure ? 'broken' : isRunning ? 'fetching' : 'waiting'
      const { name, source, target, licence, origin } = model
      return {
        name,
        source,
        target,
        licence,
        origin,
        bytes: sizeOf(model),
        state:
          isThere && row?.state !== 'fetching'
            ? 'installed'
            : row
              ? row.state === 'failed'
                ? 'failed'
                : onItsWay
              : 'none',
        done: have.reduce((sum, bytes) => sum + bytes, 0),
        failure: failed && englishOf(failed),
        ...(failed && { failureSaid: failed }),
        files: model.files.map(({ path, bytes }, i) => ({ path, bytes, have: have[i]! })),
      }
    })
    return { installed: await this.installed(), offered: await Promise.all(offered) }
  }

  /** Queues a model for download. A repeated call changes nothing. */
  async begin(name: string): Promise<void> {
    this.#modelOf(name)
    if (await this.#store.isInstalled(name)) return
    await this.#db.write(async (tx) => {
      await this.#note(tx, name, 'fetching')
      const job = { name: 'fetch-model', payload: { name }, subject: aboutModel(name) }
      await this.#queue.add(tx, { ...job, runAt: new Date(), hasten: true })
    })
    this.#news.notify()
  }

  /** Runs the download; called by the job. */
  async fetch(
    name: string,
    signal: AbortSignal,
    finish: (save: (tx: Tx) => Promise<void>) => Promise<void>,
  ) {
    const model = this.#modelOf(name)
    const stop = new AbortController()
    let end = () => {}
    const over = new Promise<void>((done) => {
      end = done
    })
    this.#current = { name, stop, over }
    this.#news.notify()
    try {
      if (!(await this.#store.isInstalled(name))) {
        const either = AbortSignal.any([signal, stop.signal])
        await fetchModel({
          model,
          shelf: this.#store,
          hub: this.#hub,
          signal: either,
          onProgress: () => this.#news.notify(),
        })
      }
      await finish(async (tx) => void (await this.#forget(tx, name)))
    } catch (error) {
      if (error instanceof AppError && error.code === 'provider-down')
        await this.#db.write((tx) => this.#note(tx, name, 'fetching', 'provider-down'))
      throw error
    } finally {
      this.#current = null
      end()
      this.#news.notify()
    }
  }

  async failed(tx: Tx, name: string, failure: ErrorCode): Promise<void> {
    await this.#note(tx, name, 'failed', ours.has(failure) ? failure : 'provider-down')
    this.#news.notify()
  }

  async drop(name: string): Promise<void> {
    if (this.#shipped.some((model) => model.name === name)) throw new AppError('invalid-input')
    await this.#callOff(name)
    await this.#store.remove(name)
    this.#news.notify()
  }

  /**
   * Takes the next chunk of a file that an administrator uploads. The file is named by its index in the model's file list, and
   * only files with the listed hashes are installed.
   */
  async take(name: string, file: number, offset: number, bytes: Uint8Array) {
    const model = this.#modelOf(name)
    const wanted = model.files[file]
    if (!wanted) throw new AppError('not-found')
    if (this.#current?.name === name || this.#receiving.has(name)) throw new AppError('busy')
    this.#receiving.add(name)
    try {
      const path = this.#store.fileOf(model, wanted.path)
      if ((await fileSizeOf(path)) === 0) {
        await this.#store.makeSure(model)
        const have = await haveOf(path)
        if (have > wanted.bytes) await rm(partOf(path), { force: true })
        else if (offset !== have) return { have, installed: false }
        const now = await append(path, have, bytes, wanted.bytes)
        if (now < wanted.bytes) return { have: now, installed: false }
        await acceptPart(path, wanted)
      }
      const installed = await this.#store.install(model)
      if (installed) await this.#callOff(name)
      return { have: wanted.bytes, installed }
    } catch (error) {
      throw diskFailure(error)
    } finally {
      this.#receiving.delete(name)
      this.#news.notify()
    }
  }

  #modelOf(name: string): Model {
    const model = this.#known.find((one) => one.name === name)
    if (!model) throw new AppError('not-found')
    return model
  }

  async #note(tx: Tx, name: string, state: 'fetching' | 'failed', failure?: ErrorCode) {
    const row = { state, failure: failure ?? null, updated_at: new Date().toISOString() }
    await tx
      .insertInto('model_fetches')
      .values({ name, ...row })
      .onConflict((on) => on.column('name').doUpdateSet(row))
      .execute()
  }

  #forget(tx: Tx, name: string) {
    return tx.deleteFrom('model_fetches').where('name', '=', name).execute()
  }

  async #callOff(name: string): Promise<void> {
    await this.#db.write(async (tx) => {
      await this.#forget(tx, name)
      await this.#queue.remove(tx, aboutModel(name), 'fetch-model')
    })
    if (this.#current?.name !== name) return
    this.#current.stop.abort(new AppError('conflict'))
    await this.#current.over
  }
}

async function append(
  path: string,
  have: number,
  bytes: Uint8Array,
  most: number,
): Promise<number> {
  if (have + bytes.length > most) {
    await rm(partOf(path), { force: true })
    throw new AppError('model-damaged')
  }
  const part = await openPart(path, have)
  try {
    await part.appendFile(bytes)
    await part.sync()
  } finally {
    await part.close()
  }
  return have + bytes.length
}

/** Downloads a model. A retry after a network error or restart continues with the bytes that have arrived. */
export function fetchModelJob({ models }: { models: Models }): Handler<'fetch-model'> {
  return {
    run: ({ name }, { signal, finish }) => models.fetch(name, signal, finish),
    giveUp: (tx, { name }, failure) => models.failed(tx, name, failure),
  }
}
