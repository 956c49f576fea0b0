import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { ById, Id, Instant } from './shapes.ts'

// Every endpoint in this file fails with `admin-only` for other users. None reveals the content of a letter.

/** A user as the administrator sees them: counts and sizes, never anything the user wrote. */
export const ManagedUser = v.object({
  id: Id,
  username: v.string(),
  isAdmin: v.boolean(),
  isLocked: v.boolean(),
  credits: v.number(),
  letters: v.number(),
  /** Total size of the original files. */
  bytes: v.number(),
  createdAt: Instant,
  /** Last use, exact to an hour; null if the user has no session. */
  usedAt: v.nullable(Instant),
})
export type ManagedUser = v.InferOutput<typeof ManagedUser>

export const listUsers = {
  method: 'GET',
  url: '/api/admin/users',
  schema: {
    querystring: v.object({
      search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), ''),
      /** Returns only users with an id after this one; the list is sorted by id. */
      after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)), '0'),
    }),
    response: {
      200: v.object({ users: v.array(ManagedUser), count: v.number(), more: v.boolean() }),
    },
  },
} as const satisfies Endpoint

/**
 * Creates a link with which one person can register until it expires. Fails with `registration-closed` if invitations can only be made on
 * the server's command line.
 */
export const inviteSomebody = {
  method: 'POST',
  url: '/api/admin/invites',
  schema: { response: { 201: v.object({ address: v.string(), until: Instant }) } },
} as const satisfies Endpoint

/** Locks or unlocks an account. Locking ends all its sessions. Administrators cannot lock themselves (`invalid-input`). */
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

/** A job whose retries are used up. `about` names a row by its id, never by its content. */
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

/** Retries a dead job; its retry count starts again from zero. */
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

/** A complete backup. `bytes` is its full size, including files that it shares with earlier backups. */
const Backup = v.object({
  name: v.string(),
  createdAt: Instant,
  bytes: v.number(),
  files: v.number(),
})

/** Backups, newest first. `failed`: the last attempt gave up. `daily`: the server makes one every day. */
export const Backups = v.object({
  folder: v.string(),
  backups: v.array(Backup),
  running: v.boolean(),
  failed: v.boolean(),
  daily: v.boolean(),
  keep: v.number(),
  /** The S3 bucket that has the files of letters, which are then not in a backup; omitted if they are in the data folder. */
  bucket: v.optional(v.string()),
})
export type Backups = v.InferOutput<typeof Backups>

export const listBackups = {
  method: 'GET',
  url: '/api/admin/backups',
  schema: { response: { 200: Backups } },
} as const satisfies Endpoint

/** Starts a backup, or returns the one that is already running. */
export const startBackup = {
  method: 'POST',
  url: '/api/admin/backups',
  schema: { response: { 200: Backups } },
} as const satisfies Endpoint

export const ports = ['ocr', 'translation', 'mail', 'tracking', 'payment', 'push', 'email'] as const

/**
 * State of one outside provider. `practice`: a fake provider is used. `off`: none is configured. `lastSuccess`: time of the newest row that
 * proves success; null if no row does.
 */
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

/**
 * Bytes by kind and by user, largest users first. A file that several users share counts for each of them. `free`: free space on the data
 * disk.
 */
export const StorageReport = v.object({
  free: v.number(),
  /** The S3 bucket that has the files of letters; omitted if they are in the data folder. */
  bucket: v.optional(v.string()),
  database: v.number(),
  /** Why the clean-up of unused files is paused; empty if it runs. `count`: number of files that belong to no letter. */
  tidyingStops: v.array(
    v.object({
      reason: v.picklist(['clock', 'database', 'unnamed', 'backup', 'damaged']),
      since: Instant,
      count: v.number(),
    }),
  ),
  /** Files that the last integrity check found missing or damaged; `users`: the users whose letters they belong to. */
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

/** Resumes the clean-up after an administrator has looked. Files that belong to no letter are kept aside for 30 days. */
export const goOnTidying = {
  method: 'POST',
  url: '/api/admin/storage/tidying',
  schema: { response: { 200: StorageReport } },
} as const satisfies Endpoint
