import type { FastifyBaseLogger } from 'fastify'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { nameAdmins } from './account/store.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { damagedInside } from './db/cannot-open.ts'
import { lockFolder } from './db/folder-lock.ts'
import type { Db } from './db/open.ts'
import { readTime, tidyingStops } from './db/server-time.ts'
import { buildDeps, type Deps, type DepsOptions } from './deps.ts'
import { cleanUpJob, planCleanUp } from './documents/clean-up-job.ts'
import { planProving, proveContentJob } from './documents/prove-content-job.ts'
import { readDocumentJob } from './documents/reading/read-document-job.ts'
import { translateDocumentJob } from './documents/reading/translate-document-job.ts'
import { understandDocumentJob } from './documents/reading/understand-document-job.ts'
import { followMailJob } from './mail/follow-job.ts'
import { trackLetterJob } from './mail/track-job.ts'
import { submitMailJob } from './mail/submit-job.ts'
import { planNoticesJob } from './notices/plan-job.ts'
import { planForEverybody } from './notices/round.ts'
import { sendNoticeJob } from './notices/send-job.ts'
import { dropTransferJob, exportJob } from './transfer/export-job.ts'
import { importJob } from './transfer/import-job.ts'
import { transferNames } from './transfer/store.ts'
import { leaveJob } from './leaving/leave-job.ts'
import { backUpJob, planBackUps } from './operation/back-up-job.ts'
import { keepTime } from './operation/keep-time.ts'
import { lostKeyWarnings, missingKeys } from './operation/lost-keys.ts'
import { recordedContent } from './operation/recorded-content.ts'
import { endRestore } from './operation/restore.ts'
import { proveBackupFolder } from './operation/usable-folder.ts'
import { limits } from './system/limits.ts'
import { fetchModelJob } from './translation/models.ts'
import { createLetterImport } from './documents/import-letters.ts'
import { createGate } from './inbox/arriving/gate.ts'
import { createMailReader } from './inbox/mail-reader.ts'
import { createInspectMail } from './inbox/arriving/inspect-mail.ts'
import { startSmtp, type Smtp } from './inbox/arriving/smtp.ts'
import { takeMailJob } from './inbox/arriving/take-mail-job.ts'
import { planTidying, tidyMailsJob } from './inbox/arriving/tidy-mails-job.ts'
import { incomingOf } from './incoming-config.ts'
import type { LogStream } from './http/logging.ts'
import { sessionKey } from './http/session-key.ts'
import { checkPaymentJob } from './payments/check-payment-job.ts'
import { freeBytes, isDiskFull } from './system/disk.ts'
import type { Bucket } from './providers/storage/s3-bucket.ts'
import { proveBucket } from './providers/storage/s3-prove.ts'
import { isStorageDown } from './providers/storage/storage-down.ts'
import { bucketOf } from './storage-config.ts'
import { createRoom } from './jobs/room.ts'
import { startRunner, type Handlers, type Runner } from './jobs/run.ts'
import type { JobName } from './jobs/jobs.ts'

// A dead process loses its jobs when the lease expires. Three heartbeats may be late before that.
const usualTiming = { leaseMs: 8_000, heartbeatMs: 2_000, pollMs: 1_000 }

/** The handler for each kind of job. */
export function handlersOf(deps: Deps, log?: FastifyBaseLogger): Handlers {
  return {
    'read-document': readDocumentJob(deps),
    'translate-document': translateDocumentJob(deps),
    'understand-document': understandDocumentJob(deps),
    'check-payment': checkPaymentJob(deps),
    'submit-mail': submitMailJob(deps),
    'follow-mail': followMailJob(deps),
    'track-letter': trackLetterJob(deps),
    'plan-notices': planNoticesJob(deps.notices),
    'send-notice': sendNoticeJob(deps.notices),
    'take-mail': takeMailJob({
      ...deps,
      // A thread of its own, so that this job does not delay the parser that users wait for.
      mailReader: deps.arrivalReader ?? createMailReader(),
      importFor: createLetterImport(deps),
      lookAt: deps.lookAt ?? createInspectMail(),
    }),
    'tidy-mails': tidyMailsJob(deps),
    'fetch-model': fetchModelJob(deps),
    'export-account': exportJob(deps),
    'import-account': importJob(deps),
    'drop-transfer': dropTransferJob(deps),
    leave: leaveJob(deps),
    'back-up': backUpJob({ ...deps, ...(log && { log }) }),
    'prove-content': proveContentJob({ ...deps, ...(log && { log }) }),
    'clean-up': cleanUpJob(deps),
  }
}

/** The SMTP server that other mail servers connect to; null if mails arrive by webhook or not at all. */
export async function receiver(deps: Deps, log: FastifyBaseLogger): Promise<Smtp | null> {
  const { incoming, addresses } = deps
  if (!incoming?.smtp || !addresses) return null
  const gate = createGate({ addresses, arrivals: deps.arrivals })
  return startSmtp({ ...deps, incoming, addresses, gate, log })
}

/** Readable log lines for a terminal. Everywhere else the log is JSON. */
async function readableLog(): Promise<LogStream> {
  const { default: pretty } = await import('pino-pretty')
  return pretty({
    ignore: 'pid,hostname,reqId',
    translateTime: 'HH:MM:ss',
    singleLine: true,
    sync: true,
  })
}

/** Lets the server start on a full disk, because letters can still be read. `later` says when the skipped work is repeated. */
async function evenWhenFull(log: FastifyBaseLogger, later: string, work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    if (!isDiskFull(error)) throw error
    log.error({ err: error }, `the disk is full: ${later}`)
  }
}

export const planAll = (deps: Deps, log: FastifyBaseLogger): Promise<void> =>
  evenWhenFull(
    log,
    'what was planned before comes by itself, the rest with the next start',
    async () => {
      await planCleanUp(deps)
      await planTidying(deps)
      await planBackUps(deps)
      await planProving(deps)
      await planForEverybody(deps.notices)
    },
  )

export const nameAllAdmins = (
  db: Db,
  names: Config['admins'],
  log: FastifyBaseLogger,
): Promise<void> =>
  evenWhenFull(log, 'a changed BRIEFLOTSE_ADMIN counts from the next start with room', async () => {
    for (const name of await nameAdmins(db, names)) {
      log.warn({ name }, 'BRIEFLOTSE_ADMIN names nobody: register this user, then start again')
    }
  })

/** Warns an operator who pays for what users do, or whose server lets nobody register. */
export async function postingWarnings(
  { db, mail, payment, registration, service }: Deps,
  { mail: { BRIEFLOTSE_MAIL_PER_DAY: perDay } }: Pick<Config, 'mail'>,
): Promise<string[]> {
  const warnings: string[] = []
  if (!mail.practice) {
    if (registration === 'open')
      warnings.push('letters are posted for real, and everybody can make an account here')
    if (payment.practiceBank)
      warnings.push(
        'letters are posted for real, and credits are sold by a bank that takes no money: they pay for no letter',
      )
    warnings.push(
      perDay > 0
        ? `letters are posted for real: up to ${perDay} a day at your cost, all others paid with credits that were bought`
        : 'letters are posted for real: only those that were paid with credits that were bought',
    )
  }
  if (service && registration === 'open')
    warnings.push(
      `everybody can make an account here, and their letters are translated by ${service.label} at your cost`,
    )
  const user = await db.read.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (registration !== 'open' && !user)
    warnings.push('there is no account yet: `npm run invite` makes an address for the first one')
  return warnings
}

/** Warns an operator whose letters travel unencrypted, or whose bucket lacks some of them. Throws if the bucket cannot be used. */
export async function storageWarnings(bucket: Bucket, dataFolder: string): Promise<string[]> {
  const newest = recordedContent(join(dataFolder, 'brieflotse.db'), newestContent)
  const missing = await proveBucket(bucket, newest)
  const warnings: string[] = []
  if (missing > 0)
    warnings.push(
      `the bucket does not have ${missing} of the newest ${newest.length} files: Settings, This server, Storage lists all that are lost after the next weekly check`,
    )
  if (bucket.settings.endpoint?.startsWith('http:'))
    warnings.push('files travel unencrypted: BRIEFLOTSE_S3_ENDPOINT is not https')
  return warnings
}

/** How many files the start looks for in the bucket. */
const newestContent = 20

/** Clears what the last run left behind. The next daily clean-up repeats it. */
async function sweepAtStart({ db, files }: Deps, startedAt: Date, log: FastifyBaseLogger) {
  const { last_at: lastAt } = await readTime(db)
  await files.sweep(startedAt, { lastAt }).catch((error: unknown) => {
    if (!isStorageDown(error) && !isDiskFull(error)) throw error
    log.error(
      { err: error },
      'the storage is full or cannot be reached: clean-up waits until tomorrow',
    )
  })
}

/** Starts the database, the jobs and the server. Returns the address it listens on and a function that stops it. */
export async function startServer(
  config: Config,
  providers: DepsOptions['providers'],
  { leaseMs, ...timing } = usualTiming,
) {
  let runner: Runner | undefined
  const startedAt = new Date()
  await endRestore(config.dataFolder)
  const bucket = await bucketOf(config.storage)
  // Before anything is written.
  const storing = bucket ? await storageWarnings(bucket, config.dataFolder) : []
  const unlock = await lockFolder(config.dataFolder, limits.shutdownMs)
  await proveBackupFolder(config.backup, config.dataFolder)
  const missing = missingKeys(config.dataFolder).filter(
    (file) => !(file === 'session.key' && config.sessionKey),
  )
  const deps = await buildDeps({
    dataFolder: config.dataFolder,
    leaseMs,
    onJobAdded: (name) => runner?.wake(name as JobName),
    publicUrl: config.publicUrl,
    incoming: incomingOf(config.incoming),
    maxBytesPerUser: config.maxBytesPerUser,
    backups: config.backup,
    registration: config.registration,
    bucket,
    providers,
  })
  const app = await buildApp(deps, {
    webFolder: config.webFolder,
    sessionKey: sessionKey(config.sessionKey, config.dataFolder),
    trustProxy: config.trustProxy,
    logLevel: config.logLevel,
    metricsToken: config.metricsToken,
    ...(process.stdout.isTTY && { logStream: await readableLog() }),
  })
  deps.db.damage.whenNoted(() => app.log.fatal(damagedInside(config.dataFolder)))
  const warnings = [
    ...storing,
    ...(await lostKeyWarnings(deps.db, missing)),
    ...(await postingWarnings(deps, config)),
  ]
  for (const warning of warnings) app.log.warn(warning)
  if (!deps.notices.push) {
    app.log.warn(
      'no notifications are sent: BRIEFLOTSE_PUSH_CONTACT or an https public address is missing',
    )
  }
  await nameAllAdmins(deps.db, config.admins, app.log)
  const address = await app.listen({ port: config.port, host: config.host })
  // Must be read before this start writes a new mark: the sweep compares the files with the state before the start.
  await sweepAtStart(deps, startedAt, app.log)
  const time = await keepTime(deps, app.log)
  const room = createRoom({ db: deps.db, free: () => freeBytes(config.dataFolder) })
  runner = startRunner({
    ...deps,
    handlers: handlersOf(deps, app.log),
    room,
    log: app.log,
    ...timing,
  })
  await planAll(deps, app.log)
  const isTidying = (await tidyingStops(deps.db)).length === 0
  if (isTidying) await deps.transferFolder.sweep(await transferNames(deps.db), startedAt)
  const smtp = await receiver(deps, app.log)

  const stop = stopOnce(app.log, async () => {
    time.stop()
    await Promise.all([app.close(), smtp?.close(), runner.stop()])
    await Promise.allSettled([deps.ocr, deps.understand, deps.translation].map((it) => it.close()))
    await deps.db.close()
    bucket?.close()
    unlock()
  })
  const { port } = app.server.address() as AddressInfo
  return { address, port, mailPort: smtp?.port ?? null, stop }
}

/** Stops the server once, however often it is told to: by a signal, or by the returned function. */
function stopOnce(log: FastifyBaseLogger, shutDown: () => Promise<void>): () => Promise<void> {
  let stopping: Promise<void> | undefined
  const begin = () => {
    log.info('stopping')
    // Nothing that hangs may keep the process alive. Its jobs become free when their leases expire.
    setTimeout(() => process.exit(1), limits.shutdownMs).unref()
    return shutDown()
  }
  const stop = () => (stopping ??= begin())
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // npm and the terminal both send the signal, so a second one must not stop the server twice.
    process.on(signal, () => void stop().then(() => process.exit(0)))
  }
  return stop
}
