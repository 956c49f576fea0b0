import { open } from 'node:fs/promises'

export const isHash = (name: string): boolean => /^[0-9a-f]{64}$/.test(name)

/** Makes a new name in the folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder and keeps its names by itself.
  const handle = await open(folder, 'r').catch(() => null)
  await handle?.sync().finally(() => handle.close())
}

/** Null for what is not there. */
export async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
