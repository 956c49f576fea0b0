import { sizeOf, type Model } from './catalogue.ts'
import { download } from './download.ts'
import type { Shelf } from './shelf.ts'

/** Where models are fetched from; an operator can name a mirror. */
export const usualHub = 'https://huggingface.co'

type Fetching = {
  model: Model
  shelf: Shelf
  hub: string
  signal: AbortSignal
  /** Bytes of the whole model that are there. */
  onProgress(done: number, total: number): void
  patienceMs?: number
  keep?: Parameters<typeof download>[0]['keep']
}

/**
 * Fetches what is missing of a model and puts it in its place. What arrived stays when it fails, so that the next try goes on from
 * there. Fails as `download` does, and with `server-full`.
 */
export async function fetchModel({ model, shelf, hub, ...fetching }: Fetching): Promise<void> {
  const { signal, onProgress, patienceMs, keep } = fetching
  await shelf.makeSure(model)
  const total = sizeOf(model)
  const have = await shelf.have(model)
  for (const [i, file] of model.files.entries()) {
    await download({
      url: `${hub}/${model.at}/${file.path}`,
      path: shelf.fileOf(model, file.path),
      file,
      signal,
      ...(patienceMs !== undefined && { patienceMs }),
      ...(keep && { keep }),
      onProgress(done) {
        have[i] = done
        onProgress(
          have.reduce((sum, bytes) => sum + bytes, 0),
          total,
        )
      },
    })
  }
  signal.throwIfAborted()
  await shelf.install(model)
}
