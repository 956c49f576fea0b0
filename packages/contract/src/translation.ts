import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { translationQualities } from './explanation.ts'
import { Said } from './sayings.ts'
import { Id, Instant } from './shapes.ts'

const Language = v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/))
const text = v.nullable(v.string())

/** A model on the server's disk. `licence` and `origin` are null if unknown. */
export const InstalledModel = v.object({
  name: v.string(),
  source: Language,
  target: Language,
  bytes: v.number(),
  licence: text,
  origin: text,
  /** The model is part of the product and cannot be removed. */
  shipped: v.boolean(),
})
export type InstalledModel = v.InferOutput<typeof InstalledModel>

/** A model that the server can download. Files are named by their index in `files`, so no path ever comes from a browser. */
export const OfferedModel = v.object({
  name: v.string(),
  source: Language,
  target: Language,
  bytes: v.number(),
  licence: v.string(),
  origin: v.string(),
  /** `broken`: the connection broke; the server retries by itself. */
  state: v.picklist(['none', 'waiting', 'fetching', 'broken', 'failed', 'installed']),
  /** Bytes received so far. */
  done: v.number(),
  /** Why the download failed, as a sentence. */
  failure: text,
  failureSaid: v.optional(Said),
  files: v.array(v.object({ path: v.string(), bytes: v.number(), have: v.number() })),
})
export type OfferedModel = v.InferOutput<typeof OfferedModel>

/** An external translation service that the operator has configured. Nothing is sent to it before the user agrees. */
export const ServiceChoice = v.object({
  name: v.string(),
  label: v.string(),
  /** The host that receives the sentences. */
  host: v.string(),
  agreedAt: v.nullable(Instant),
})
export type ServiceChoice = v.InferOutput<typeof ServiceChoice>

/** How this user's letters are translated. */
export const TranslationSetup = v.object({
  installed: v.array(InstalledModel),
  /** The user's language, and the language letters are translated into: English if no model for theirs is installed. */
  wanted: v.string(),
  used: Language,
  service: v.nullable(ServiceChoice),
  /** Name of the model or service that translates the user's English into German; null if none can. */
  ownWords: text,
})
export type TranslationSetup = v.InferOutput<typeof TranslationSetup>

export const getTranslation = {
  method: 'GET',
  url: '/api/translation',
  schema: { response: { 200: TranslationSetup } },
} as const satisfies Endpoint

/**
 * Stores the user's consent, or refusal, for the service of this name. Fails with `conflict` if the operator has changed the service since.
 */
export const agreeToService = {
  method: 'PUT',
  url: '/api/translation/service',
  schema: {
    body: v.object({ name: v.string(), yes: v.boolean() }),
    response: { 200: TranslationSetup },
  },
} as const satisfies Endpoint

/** Longest text of the user that is translated into German, in characters. */
export const mostOwnWords = 1000

/** One sentence of the user, its machine translation into German, and that German translated back. `rough`: the user should check it. */
export const OwnSentence = v.object({
  english: v.string(),
  german: text,
  back: text,
  quality: v.picklist(translationQualities),
})
export type OwnSentence = v.InferOutput<typeof OwnSentence>

/** Translates the user's English into German. The server stores none of it. Fails with `no-translator`. */
export const writeInGerman = {
  method: 'POST',
  url: '/api/translation/own-words',
  schema: {
    body: v.object({
      text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(mostOwnWords)),
      documentId: v.optional(Id),
    }),
    response: { 200: v.object({ by: v.string(), sentences: v.array(OwnSentence) }) },
  },
} as const satisfies Endpoint
export type OwnWords = v.InferOutput<(typeof writeInGerman)['schema']['response'][200]>

// The endpoints below fail with `admin-only` for other users.

export const ModelOverview = v.object({
  installed: v.array(InstalledModel),
  offered: v.array(OfferedModel),
})
export type ModelOverview = v.InferOutput<typeof ModelOverview>

const ByName = v.object({ name: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{0,60}$/)) })

export const listModels = {
  method: 'GET',
  url: '/api/admin/models',
  schema: { response: { 200: ModelOverview } },
} as const satisfies Endpoint

/** Downloads a model after those in the queue; resumes a partial download. */
export const startModelFetch = {
  method: 'POST',
  url: '/api/admin/models/:name/fetch',
  schema: { params: ByName, response: { 200: ModelOverview } },
} as const satisfies Endpoint

/** Removes a model, or cancels its download and deletes the partial files. */
export const dropModel = {
  method: 'DELETE',
  url: '/api/admin/models/:name',
  schema: { params: ByName, response: { 200: ModelOverview } },
} as const satisfies Endpoint

const number = v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number))

/** Bytes received of an uploaded model file; `installed`: it was the last file, and the model is installed. */
export const SentChunk = v.object({ have: v.number(), installed: v.boolean() })

/** The body is the bytes of a file from `offset` on; bytes that do not continue the stored part are ignored. Fails with `model-damaged`. */
export const sendModelChunk = {
  method: 'PUT',
  url: '/api/admin/models/:name/files/:file',
  schema: {
    params: v.object({ ...ByName.entries, file: number }),
    querystring: v.object({ offset: number }),
    response: { 200: SentChunk },
  },
} as const satisfies Endpoint
