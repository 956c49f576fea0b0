import { sizeOf, type Model } from './catalogue.ts'
import { download } from './download.ts'
import type { ModelStore } from './model-store.ts'

/** The default host of models; an operator can configure a mirror. */
export const usualHub = 'https://huggingface.co'

type Fetching = {
  model: Model
  shelf: ModelStore
  hub: string
  signal: AbortSignal
  /** Called with the bytes of the whole model that have arrived. */
  onProgress(done: number, total: number): void
  patienceMs?: number
  keep?: Parameters<typeof download>[0]['keep']
}

/**
 * Downloads the missing files of a model and installs it. After a failure the downloaded bytes stay for the next try. Throws like
 * `download`, and `server-full`.
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
