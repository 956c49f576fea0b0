import {
  agreeToService,
  AppError,
  dropModel,
  getTranslation,
  listModels,
  type ModelOverview,
  type OfferedModel,
  type OwnWords,
  chunkBytes,
  sendModelChunk,
  startModelFetch,
  type TranslationSetup,
  writeInGerman,
} from '@brieflotse/contract'
import { readResponse } from './call/answer.ts'
import { endpointUrl, announced, callEndpoint } from './call/call.ts'
import { sendBody } from './call/send-body.ts'
import type { LocalDatabase } from './db.ts'

const key = 'translation'

/** The translation settings: from the server, or the last known ones without a connection. Throws `AppError` (`offline`). */
export async function loadTranslation(db: LocalDatabase): Promise<TranslationSetup> {
  try {
    return await keep(db, await callEndpoint(getTranslation))
  } catch (error) {
    const kept = await db.meta.get(key)
    if (kept && error instanceof AppError && error.code === 'offline')
      return kept.value as TranslationSetup
    throw error
  }
}

async function keep(db: LocalDatabase, setup: TranslationSetup): Promise<TranslationSetup> {
  await db.meta.put({ key, value: setup }).catch(() => {})
  return setup
}

// Consent to an external service is never queued. The functions below need a connection.

export async function agreeToTranslation(
  db: LocalDatabase,
  name: string,
  yes: boolean,
): Promise<TranslationSetup> {
  return keep(db, await callEndpoint(agreeToService, { body: { name, yes } }))
}

export async function writeOwnWords(text: string, documentId: number): Promise<OwnWords> {
  return callEndpoint(writeInGerman, { body: { text, documentId } })
}

export const loadModels = (): Promise<ModelOverview> => callEndpoint(listModels)
export const requestModelFetch = (name: string): Promise<ModelOverview> =>
  callEndpoint(startModelFetch, { params: { name } })
export const removeModel = (name: string): Promise<ModelOverview> =>
  callEndpoint(dropModel, { params: { name } })

/** The files of a model among the chosen ones, in the order of its list; null for a missing one. */
export function filesOfModel(model: OfferedModel, chosen: readonly File[]): (File | null)[] {
  return model.files.map(({ path, bytes }) => {
    const name = path.slice(path.lastIndexOf('/') + 1)
    return chosen.find((file) => file.name === name && file.size === bytes) ?? null
  })
}

/** Uploads the files of a model in pieces and resumes a partial upload. Fails with `model-damaged` if a file has the wrong content. */
export async function sendModel(
  model: OfferedModel,
  files: readonly (File | null)[],
  { onProgress, signal }: { onProgress: (bytes: number) => void; signal: AbortSignal },
): Promise<boolean> {
  let before = 0
  let isInstalled = false
  for (const [i, wanted] of model.files.entries()) {
    const file = files[i]
    let have = wanted.have
    while (have < wanted.bytes) {
      if (!file) return false
      onProgress(before + have)
      const bytes = await file.slice(have, have + chunkBytes.most).arrayBuffer()
      const params = { name: model.name, file: String(i) }
      const answer = await sendBody(endpointUrl(sendModelChunk.url, params, { offset: have }), {
        method: 'PUT',
        headers: { 'Content-Type': 'application/octet-stream' },
        body: bytes,
        signal,
        onProgress: () => {},
      })
      const said = announced(() => readResponse(sendModelChunk, answer))
      if (said.have === have) throw new AppError('offline')
      have = said.have
      isInstalled = said.installed
    }
    before += wanted.bytes
    onProgress(before)
  }
  return isInstalled
}
