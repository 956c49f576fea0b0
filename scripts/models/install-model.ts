import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isComplete, modelFiles } from '../../api/src/providers/translation/model-folder.ts'
import { download } from './download.ts'

type Report = (file: string, done: number, total: number) => void

/**
 * Fetches every file of a model into `<target>.part` and gives the folder its name only when all are there and verified, so
 * that half a model is never used. Answers false when it was there already.
 */
export async function fetchModel(source: string, target: string, report: Report): Promise<boolean> {
  if (await isComplete(target)) return false
  const part = `${target}.part`
  for (const file of modelFiles) {
    await mkdir(dirname(join(part, file)), { recursive: true })
    await download(`${source}/${file}`, join(part, file), (done, total) =>
      report(file, done, total),
    )
  }
  await takeOver(part, target)
  return true
}

/** The same from a folder, for machines without internet. */
export async function importModel(folder: string, target: string): Promise<boolean> {
  if (await isComplete(target)) return false
  const missing: string[] = []
  for (const file of modelFiles) {
    const found = await stat(join(folder, file)).catch(() => undefined)
    if (!found?.size) missing.push(file)
  }
  if (missing.length)
    throw new Error(
      `This folder is not a complete model: ${folder}\nMissing or empty: ${missing.join(', ')}`,
    )
  const part = `${target}.part`
  for (const file of modelFiles) {
    await mkdir(dirname(join(part, file)), { recursive: true })
    await copyFile(join(folder, file), join(part, file))
  }
  await takeOver(part, target)
  return true
}

async function takeOver(part: string, target: string): Promise<void> {
  if (!(await isComplete(part))) throw new Error(`The model is incomplete: ${part}`)
  // what lies there under the final name is incomplete, or we would not be here
  await rm(target, { recursive: true, force: true })
  await rename(part, target)
}
