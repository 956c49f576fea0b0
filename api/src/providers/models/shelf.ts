import { AppError } from '@brieflotse/contract'
import { constants } from 'node:fs'
import { copyFile, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { limits } from '../../http/limits.ts'
import {
  freeBytes,
  measureFile,
  orNull,
  syncFile,
  syncFolder,
  writeToDisk,
} from '../storage/disk.ts'
import { catalogue, sizeOf, type Model } from './catalogue.ts'
import { bytesOf, diskFailure, haveOf, partOf } from './model-parts.ts'
import { isWhole, type Manifest, manifestName, ModelName, readManifest } from './manifest.ts'

/** A model that can be used. `licence` and `origin` are null where its folder does not say. */
export type InstalledModel = {
  name: string
  source: string
  target: string
  bytes: number
  licence: string | null
  origin: string | null
}

export type Shelf = ReturnType<typeof createShelf>

/** Bytes that stay free beside a model: for letters that come in meanwhile, before the server says that it has no room. */
const spare = limits.diskSpareBytes + 300e6

const pair = /-(?<source>[a-z]{2,3})-(?<target>[a-z]{2,3})$/

type ShelfOptions = { models?: readonly Model[]; free?: () => Promise<number> }

/**
 * The folder of models: one folder each. What is on its way lies in `.incoming` and gets its place in one step, when every file has the
 * right content; until then nobody looks there.
 */
export function createShelf(
  folder: string,
  { models = catalogue, free = () => freeBytes(folder) }: ShelfOptions = {},
) {
  const placeOf = (name: string) => join(folder, v.parse(ModelName, name))
  const incoming = (name: string) => join(folder, '.incoming', v.parse(ModelName, name))

  async function isInstalled(name: string): Promise<boolean> {
    return isWhole(placeOf(name))
  }

  /** Gives a model whose files are all there and right its place; what was there before goes. */
  async function place(model: Manifest): Promise<void> {
    const from = incoming(model.name)
    const to = placeOf(model.name)
    const { name, source, target, licence, origin, files } = model
    const manifest = { name, source, target, licence, origin, files }
    await writeToDisk(join(from, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, 'w')
    await syncFolder(from)
    const old = join(folder, '.incoming', `.old-${model.name}`)
    await rm(old, { recursive: true, force: true })
    await orNull(rename(to, old))
    await rename(from, to)
    await syncFolder(folder)
    await rm(old, { recursive: true, force: true })
  }

  return {
    isInstalled,

    /** Every model that can be used, by name. */
    async list(): Promise<InstalledModel[]> {
      const names = (await orNull(readdir(folder))) ?? []
      const found = await Promise.all(
        names.filter((name) => v.is(ModelName, name) && pair.test(name)).map(describe),
      )
      return found.filter((model) => model !== null).toSorted(byName)
    },

    /** Folders of these, those that we know best first. */
    async folders(): Promise<string[]> {
      const names = (await this.list()).map(({ name }) => name)
      return names.toSorted((a, b) => rankOf(models, a) - rankOf(models, b)).map(placeOf)
    },

    /** Bytes of each file that arrived so far. */
    have: (model: Model) =>
      Promise.all(model.files.map(({ path }) => haveOf(join(incoming(model.name), path)))),

    fileOf: (model: Model, path: string) => join(incoming(model.name), path),

    /** Fails with `server-full` where what is missing of a model would not fit. */
    async makeSure(model: Model): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const have = (await this.have(model)).reduce((sum, bytes) => sum + bytes, 0)
      if ((await free()) < sizeOf(model) - have + spare) throw new AppError('server-full')
    },

    /** Gives a model its place when all of its files are there. They were verified when they got their names. */
    async install(model: Model): Promise<boolean> {
      const sizes = await Promise.all(
        model.files.map(({ path }) => bytesOf(join(incoming(model.name), path))),
      )
      if (!model.files.every(({ bytes }, i) => sizes[i] === bytes)) return false
      await place(model as Manifest)
      return true
    },

    /**
     * Takes a model from a folder: one of the catalogue, or one whose `model.json` says what it is. Only the files of a model are looked
     * at, no links are followed, and every content is compared with its hash. Answers the name.
     */
    async takeFrom(source: string): Promise<string> {
      const model = await recognise(source, models)
      const into = incoming(model.name)
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
        await place(model)
      } catch (error) {
        await rm(into, { recursive: true, force: true })
        throw diskFailure(error)
      }
      return model.name
    },

    /** Takes a model away, and what has arrived of it. */
    async remove(name: string): Promise<void> {
      const doomed = join(folder, '.incoming', `.old-${v.parse(ModelName, name)}`)
      await rm(incoming(name), { recursive: true, force: true })
      await mkdir(dirname(doomed), { recursive: true, mode: 0o700 })
      await rm(doomed, { recursive: true, force: true })
      await orNull(rename(placeOf(name), doomed))
      await rm(doomed, { recursive: true, force: true })
    },
  }

  async function describe(name: string): Promise<InstalledModel | null> {
    const at = placeOf(name)
    const { source = '', target = '' } = pair.exec(name)?.groups ?? {}
    if (!(await isWhole(at))) return null
    const manifest = await readManifest(at)
    const known = manifest ?? models.find((model) => model.name === name) ?? null
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

const byName = (a: InstalledModel, b: InstalledModel) => a.name.localeCompare(b.name)

function rankOf(models: readonly Model[], name: string): number {
  const at = models.findIndex((model) => model.name === name)
  return at < 0 ? models.length : at
}

/** Which model lies in a folder: by the size of its files one of ours, or what its manifest says. */
async function recognise(source: string, models: readonly Model[]): Promise<Manifest> {
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
    if (plain.every(Boolean)) return model as Manifest
  }
  const manifest = await readManifest(source)
  const folders = await Promise.all(['', 'onnx'].map((name) => orNull(lstat(join(source, name)))))
  if (manifest && folders.every((found) => found?.isDirectory())) return manifest
  throw new AppError('model-damaged', undefined, {
    english: 'This folder is no model that is known here',
  })
}

/** A file, no link to one, and of this size where one is given. */
async function isPlain(path: string, bytes?: number): Promise<boolean> {
  const found = await orNull(lstat(path))
  return found !== null && found.isFile() && (bytes === undefined || found.size === bytes)
}
