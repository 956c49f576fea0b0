import { AppError } from '@brieflotse/contract'
import { constants } from 'node:fs'
import { copyFile, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { limits } from '../../system/limits.ts'
import {
  freeBytes,
  measureFile,
  orNull,
  syncFile,
  syncFolder,
  writeToDisk,
} from '../../system/disk.ts'
import { catalogue, sizeOf, type Model } from './catalogue.ts'
import { fileSizeOf, diskFailure, haveOf, partOf } from './model-parts.ts'
import {
  isModelComplete,
  type ModelManifest,
  modelManifestName,
  ModelName,
  readModelManifest,
} from './manifest.ts'

/** An installed model. `licence` and `origin` are null if its folder does not say. */
export type ModelOnDisk = {
  name: string
  source: string
  target: string
  bytes: number
  licence: string | null
  origin: string | null
}

/** The bytes that must stay free next to a model: enough for letters, before the server reports that it is full. */
const spare = limits.diskSpareBytes + 300e6

const pair = /-(?<source>[a-z]{2,3})-(?<target>[a-z]{2,3})$/

type ShelfOptions = { models?: readonly Model[]; free?: () => Promise<number> }

/**
 * The folder of models, with one folder for each. Downloads are in `.incoming` and are moved into place in one step once all files
 * have the right content.
 */
export class ModelStore {
  readonly #folder: string
  readonly #models: readonly Model[]
  readonly #free: () => Promise<number>

  constructor(
    folder: string,
    { models = catalogue, free = () => freeBytes(folder) }: ShelfOptions = {},
  ) {
    this.#folder = folder
    this.#models = models
    this.#free = free
  }

  async isInstalled(name: string): Promise<boolean> {
    return isModelComplete(this.#placeOf(name))
  }

  /** Every usable model, by name. */
  async list(): Promise<ModelOnDisk[]> {
    const names = (await orNull(readdir(this.#folder))) ?? []
    const found = await Promise.all(
      names
        .filter((name) => v.is(ModelName, name) && pair.test(name))
        .map((name) => this.#describe(name)),
    )
    return found.filter((model) => model !== null).toSorted(byName)
  }

  /** The folders of all models, known ones first. */
  async folders(): Promise<string[]> {
    const names = (await this.list()).map(({ name }) => name)
    return names
      .toSorted((a, b) => rankOf(this.#models, a) - rankOf(this.#models, b))
      .map((name) => this.#placeOf(name))
  }

  /** How many bytes of each file have arrived. */
  have(model: Model) {
    return Promise.all(
      model.files.map(({ path }) => haveOf(join(this.#incoming(model.name), path))),
    )
  }

  fileOf(model: Model, path: string) {
    return join(this.#incoming(model.name), path)
  }

  /** Throws `server-full` if the rest of a model would not fit on the disk. */
  async makeSure(model: Model): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    const have = (await this.have(model)).reduce((sum, bytes) => sum + bytes, 0)
    if ((await this.#free()) < sizeOf(model) - have + spare) throw new AppError('server-full')
  }

  /** Moves a model into place if all files are there. They were verified when they were renamed. */
  async install(model: Model): Promise<boolean> {
    const sizes = await Promise.all(
      model.files.map(({ path }) => fileSizeOf(join(this.#incoming(model.name), path))),
    )
    if (!model.files.every(({ bytes }, i) => sizes[i] === bytes)) return false
    await this.#place(model as ModelManifest)
    return true
  }

  /**
   * Installs a model from a folder: one of the catalogue, or one with its own `model.json`. Only model files are copied, links
   * are not followed, and every hash is checked. Returns the name.
   */
  async takeFrom(source: string): Promise<string> {
    const model = await recognise(source, this.#models)
    const into = this.#incoming(model.name)
    await rm(into, { recursive: true, force: true })
    try {
      for (const { path, bytes, sha256 } of model.files) {
        const from = join(source, path)
        const to = join(into, path)
        await mkdir(dirname(to), { recursive: true, mode: 0o700 })
        if (!(await isPlain(from, bytes)))
          throw new AppError('model-damaged', undefined, { english: `${path} is missing` })
        await copyFile(from, partOf(to), constants.COPYFILE_EXCL)
        if ((await measureFile(partOf(to))).sha256 !== sha256)
          throw new AppError('model-damaged', undefined, {
            english: `${path} has other content than it must have`,
          })
        await syncFile(partOf(to))
        await rename(partOf(to), to)
        await syncFolder(dirname(to))
      }
      await this.#place(model)
    } catch (error) {
      await rm(into, { recursive: true, force: true })
      throw diskFailure(error)
    }
    return model.name
  }

  /** Deletes a model and its unfinished downloads. */
  async remove(name: string): Promise<void> {
    const doomed = join(this.#folder, '.incoming', `.old-${v.parse(ModelName, name)}`)
    await rm(this.#incoming(name), { recursive: true, force: true })
    await mkdir(dirname(doomed), { recursive: true, mode: 0o700 })
    await rm(doomed, { recursive: true, force: true })
    await orNull(rename(this.#placeOf(name), doomed))
    await rm(doomed, { recursive: true, force: true })
  }

  #placeOf(name: string) {
    return join(this.#folder, v.parse(ModelName, name))
  }

  #incoming(name: string) {
    return join(this.#folder, '.incoming', v.parse(ModelName, name))
  }

  /** Moves a complete, verified model into place and deletes an earlier one. */
  async #place(model: ModelManifest): Promise<void> {
    const from = this.#incoming(model.name)
    const to = this.#placeOf(model.name)
    const { name, source, target, licence, origin, files } = model
    const manifest = { name, source, target, licence, origin, files }
    await writeToDisk(join(from, modelManifestName), `${JSON.stringify(manifest, null, 2)}\n`, 'w')
    await syncFolder(from)
    const old = join(this.#folder, '.incoming', `.old-${model.name}`)
    await rm(old, { recursive: true, force: true })
    await orNull(rename(to, old))
    await rename(from, to)
    await syncFolder(this.#folder)
    await rm(old, { recursive: true, force: true })
  }

  async #describe(name: string): Promise<ModelOnDisk | null> {
    const at = this.#placeOf(name)
    const { source = '', target = '' } = pair.exec(name)?.groups ?? {}
    if (!(await isModelComplete(at))) return null
    const manifest = await readModelManifest(at)
    const known = manifest ?? this.#models.find((model) => model.name === name) ?? null
    const files = manifest?.files ?? known?.files ?? []
    return {
      name,
      source,
      target,
      bytes: sizeOf({ files }),
      licence: known?.licence ?? null,
      origin: known?.origin ?? null,
    }
  }
}

const byName = (a: ModelOnDisk, b: ModelOnDisk) => a.name.localeCompare(b.name)

function rankOf(models: readonly Model[], name: string): number {
  const at = models.findIndex((model) => model.name === name)
  return at < 0 ? models.length : at
}

/** Identifies the model in a folder, by its file sizes if it is in the catalogue, else by its manifest. */
async function recognise(source: string, models: readonly Model[]): Promise<ModelManifest> {
  for (const model of models) {
    const plain = await Promise.all(
      model.files.map(async ({ path, sha256 }) => {
        const at = join(source, path)
        return (
          (await isPlain(at)) &&
          (path.startsWith('onnx/') || (await measureFile(at)).sha256 === sha256)
        )
      }),
    )
    if (plain.every(Boolean)) return model as ModelManifest
  }
  const manifest = await readModelManifest(source)
  const folders = await Promise.all(['', 'onnx'].map((name) => orNull(lstat(join(source, name)))))
  if (manifest && folders.every((found) => found?.isDirectory())) return manifest
  throw new AppError('model-damaged', undefined, {
    english: 'This folder is no model that is known here',
  })
}

/** Whether the path is a regular file, with this size if given. */
async function isPlain(path: string, bytes?: number): Promise<boolean> {
  const found = await orNull(lstat(path))
  return found !== null && found.isFile() && (bytes === undefined || found.size === bytes)
}
