import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { translationQualities } from './explanation.ts'
import { Said } from './said.ts'
import { Id, Instant } from './shapes.ts'

const Language = v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/))
const text = v.nullable(v.string())

/** A model on the server's disk. `licence` and `origin` are null where nobody wrote them down. */
export const InstalledModel = v.object({
  name: v.string(),
  source: Language,
  target: Language,
  bytes: v.number(),
  licence: text,
  origin: text,
  /** It came with the product and cannot be removed. */
  shipped: v.boolean(),
})
export type InstalledModel = v.InferOutput<typeof InstalledModel>

/** A model that can be fetched. Its files are sent by their place in `files`: no path ever comes from a browser. */
export const OfferedModel = v.object({
  name: v.string(),
  source: Language,
  target: Language,
  bytes: v.number(),
  licence: v.string(),
  origin: v.string(),
  /** `broken`: the connection broke, and it goes on by itself. */
  state: v.picklist(['none', 'waiting', 'fetching', 'broken', 'failed', 'installed']),
  /** Bytes that have arrived. */
  done: v.number(),
  /** Why it failed, as a sentence. */
  failure: text,
  failureSaid: v.optional(Said),
  files: v.array(v.object({ path: v.string(), bytes: v.number(), have: v.number() })),
})
export type OfferedModel = v.InferOutput<typeof OfferedModel>

/** A service elsewhere that the operator has chosen. Nothing goes there before the user has said yes. */
export const ServiceChoice = v.object({
  name: v.string(),
  label: v.string(),
  /** The host that sentences are sent to. */
  host: v.string(),
  agreedAt: v.nullable(Instant),
})
export type ServiceChoice = v.InferOutput<typeof ServiceChoice>

/** How letters of this user are translated. */
export const TranslationSetup = v.object({
  installed: v.array(InstalledModel),
  /** The user's language, and the one letters are translated into: English where there is no model for theirs. */
  wanted: v.string(),
  used: Language,
  service: v.nullable(ServiceChoice),
  /** Who writes the user's English in German; null: nobody can. */
  ownWords: text,
})
export type TranslationSetup = v.InferOutput<typeof TranslationSetup>

export const getTranslation = {
  method: 'GET',
  url: '/api/translation',
  schema: { response: { 200: TranslationSetup } },
} as const satisfies Endpoint

/** Says yes or no to the service of this name. Fails with `conflict` where the operator has another one by now. */
export const agreeToService = {
  method: 'PUT',
  url: '/api/translation/service',
  schema: {
    body: v.object({ name: v.string(), yes: v.boolean() }),
    response: { 200: TranslationSetup },
  },
} as const satisfies Endpoint

/** Longest text of one's own that is written in German, in characters. */
export const mostOwnWords = 1000

/** One sentence of the user, in German as a machine wrote it, and what that German says. `rough`: look twice. */
export const OwnSentence = v.object({
  english: v.string(),
  german: text,
  back: text,
  quality: v.picklist(translationQualities),
})
export type OwnSentence = v.InferOutput<typeof OwnSentence>

/** Writes the user's English in German. Nothing of it is kept. Fails with `no-translator`. */
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

// What follows fails with `admin-only`.

export const ModelShelf = v.object({
  installed: v.array(InstalledModel),
  offered: v.array(OfferedModel),
})
export type ModelShelf = v.InferOutput<typeof ModelShelf>

const ByName = v.object({ name: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{0,60}$/)) })

export const listModels = {
  method: 'GET',
  url: '/api/admin/models',
  schema: { response: { 200: ModelShelf } },
} as const satisfies Endpoint

/** Fetches a model, one after the other; going on with what has arrived. */
export const startModelFetch = {
  method: 'POST',
  url: '/api/admin/models/:name/fetch',
  schema: { params: ByName, response: { 200: ModelShelf } },
} as const satisfies Endpoint

/** Removes a model, or stops fetching it and throws away what has arrived. */
export const dropModel = {
  method: 'DELETE',
  url: '/api/admin/models/:name',
  schema: { params: ByName, response: { 200: ModelShelf } },
} as const satisfies Endpoint

const number = v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number))

/** How far a file that is sent has come; `installed`: it was the last one, and the model is in its place. */
export const SentPiece = v.object({ have: v.number(), installed: v.boolean() })

/** The body is the bytes of a file from `offset` on; what does not continue what is there is left out. Fails with `model-damaged`. */
export const sendModelPiece = {
  method: 'PUT',
  url: '/api/admin/models/:name/files/:file',
  schema: {
    params: v.object({ ...ByName.entries, file: number }),
    querystring: v.object({ offset: number }),
    response: { 200: SentPiece },
  },
} as const satisfies Endpoint
