import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { ById, Id, Instant } from './shapes.ts'

// All of these fail with `admin-only`. None of them tells what is in a letter.

/** A user as whoever runs the server sees them: what can be counted, and nothing that was written. */
export const ManagedUser = v.object({
  id: Id,
  username: v.string(),
  isAdmin: v.boolean(),
  isLocked: v.boolean(),
  credits: v.number(),
  letters: v.number(),
  /** Of original files. */
  bytes: v.number(),
  createdAt: Instant,
  /** Exact to an hour; null where the user is logged in nowhere. */
  usedAt: v.nullable(Instant),
})
export type ManagedUser = v.InferOutput<typeof ManagedUser>

export const listUsers = {
  method: 'GET',
  url: '/api/admin/users',
  schema: {
    querystring: v.object({
      search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
      /** Only users after this one; they come in the order of their ids. */
      after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)), '0'),
    }),
    response: {
      200: v.object({ users: v.array(ManagedUser), count: v.number(), more: v.boolean() }),
    },
  },
} as const satisfies Endpoint

/** The address by which one person can make an account until that moment. Fails with `registration-closed` where only the machine invites. */
export const inviteSomebody = {
  method: 'POST',
  url: '/api/admin/invites',
  schema: { response: { 201: v.object({ address: v.string(), until: Instant }) } },
} as const satisfies Endpoint

/** Locks an account or opens it again. A locked one is logged out everywhere. Nobody can lock themselves (`invalid-input`). */
export const lockUser = {
  method: 'PUT',
  url: '/api/admin/users/:id/lock',
  schema: { params: ById, body: v.object({ locked: v.boolean() }), response: { 200: ManagedUser } },
} as const satisfies Endpoint

export const mostGivenCredits = 1000

/** Gives credits and writes the reason into the user's history. The header `Idempotency-Key` carries the client's UUID. */
export const giveCredits = {
  method: 'POST',
  url: '/api/admin/users/:id/credits',
  schema: {
    params: ById,
    body: v.object({
      amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostGivenCredits)),
      reason: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(),
        v.maxLength(200),
        v.regex(/^[^\p{Cc}]*$/u),
      ),
    }),
    response: { 200: ManagedUser },
  },
} as const satisfies Endpoint

/** A job that was given up. `about` names a row by its number, never what is in it. */
export const DeadJob = v.object({
  id: Id,
  name: v.string(),
  about: v.string(),
  attempts: v.number(),
  failure: v.nullable(v.string()),
  since: Instant,
})
export type DeadJob = v.InferOutput<typeof DeadJob>

const DeadJobs = v.object({ jobs: v.array(DeadJob), waiting: v.number(), running: v.number() })
export type DeadJobs = v.InferOutput<typeof DeadJobs>

export const listDeadJobs = {
  method: 'GET',
  url: '/api/admin/jobs',
  schema: { response: { 200: DeadJobs } },
} as const satisfies Endpoint

/** Tries a dead job again, from its first try on. */
export const retryJob = {
  method: 'POST',
  url: '/api/admin/jobs/:id/retry',
  schema: { params: ById, response: { 200: DeadJobs } },
} as const satisfies Endpoint

export const dropJob = {
  method: 'DELETE',
  url: '/api/admin/jobs/:id',
  schema: { params: ById, response: { 200: DeadJobs } },
} as const satisfies Endpoint

/** A finished copy of everything; `bytes` counts what it shares with an earlier one as well. */
export const Backup = v.object({
  name: v.string(),
  createdAt: Instant,
  bytes: v.number(),
  files: v.number(),
})
export type Backup = v.InferOutput<typeof Backup>

/** The newest first. `failed`: the last try gave up. `daily`: one is made every day. */
export const Backups = v.object({
  folder: v.string(),
  backups: v.array(Backup),
  running: v.boolean(),
  failed: v.boolean(),
  daily: v.boolean(),
  keep: v.number(),
})
export type Backups = v.InferOutput<typeof Backups>

export const listBackups = {
  method: 'GET',
  url: '/api/admin/backups',
  schema: { response: { 200: Backups } },
} as const satisfies Endpoint

/** Begins a backup; while one is being made it is that one. */
export const startBackup = {
  method: 'POST',
  url: '/api/admin/backups',
  schema: { response: { 200: Backups } },
} as const satisfies Endpoint

export const ports = ['ocr', 'translation', 'mail', 'tracking', 'payment', 'push', 'email'] as const

/** `practice`: nothing real happens. `off`: there is none. `lastSuccess`: the newest row that proves it; null where none does. */
export const ProviderHealth = v.object({
  port: v.picklist(ports),
  name: v.string(),
  kind: v.picklist(['local', 'practice', 'real', 'off']),
  lastSuccess: v.nullable(Instant),
})
export type ProviderHealth = v.InferOutput<typeof ProviderHealth>

export const listProviders = {
  method: 'GET',
  url: '/api/admin/providers',
  schema: { response: { 200: v.array(ProviderHealth) } },
} as const satisfies Endpoint

const storageKinds = ['originals', 'pictures', 'posted', 'mails', 'transfers'] as const

/** Bytes by kind and by user, the largest users first. What several users hold is counted for each. `free`: left on the disk of the data. */
export const StorageReport = v.object({
  free: v.number(),
  database: v.number(),
  /** Why nothing is tidied up; empty while it is. `count`: of files that belong to no letter. */
  tidyingStops: v.array(
    v.object({
      reason: v.picklist(['clock', 'database', 'unnamed', 'backup', 'damaged']),
      since: Instant,
      count: v.number(),
    }),
  ),
  /** What the last proof of the disk did not find, or found damaged; `users`: whose letters it belongs to. */
  lost: v.array(
    v.object({
      hash: v.string(),
      what: v.picklist(['missing', 'damaged']),
      since: Instant,
      bytes: v.number(),
      users: v.array(v.string()),
    }),
  ),
  kinds: v.array(
    v.object({ kind: v.picklist(storageKinds), bytes: v.number(), count: v.number() }),
  ),
  users: v.array(
    v.object({ id: Id, username: v.string(), bytes: v.number(), letters: v.number() }),
  ),
})
export type StorageReport = v.InferOutput<typeof StorageReport>

export const getStorageReport = {
  method: 'GET',
  url: '/api/admin/storage',
  schema: { response: { 200: StorageReport } },
} as const satisfies Endpoint

/** An administrator has looked: tidying goes on. What belongs to no letter is set aside for 30 days. */
export const goOnTidying = {
  method: 'POST',
  url: '/api/admin/storage/tidying',
  schema: { response: { 200: StorageReport } },
} as const satisfies Endpoint
