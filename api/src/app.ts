import { AppError, statuses } from '@brieflotse/contract'
import multipart from '@fastify/multipart'
import Fastify, { LogController } from 'fastify'
import { randomUUID } from 'node:crypto'
import { createKnownDevices } from './account/known-devices.ts'
import { accountRoutes, ownAccountRoutes } from './account/routes.ts'
import { transferRoutes } from './transfer/routes.ts'
import { leavingRoutes } from './leaving/routes.ts'
import { adminRoutes } from './admin/routes.ts'
import { registerHealth } from './operation/health.ts'
import { registerMetrics } from './operation/metrics.ts'
import type { Deps } from './deps.ts'
import { documentRoutes } from './documents/routes.ts'
import { createLetterImport } from './documents/import-letters.ts'
import { limitBodyTime } from './http/body-time.ts'
import { compress } from './http/compress.ts'
import { registerEarly } from './http/early.ts'
import { answerNonsense, errorBody, toAppError } from './http/errors.ts'
import { limits } from './system/limits.ts'
import { logAnswer, logFailure, loggerOptions, type LogStream } from './http/logging.ts'
import { registerOpenApi } from './http/openapi.ts'
import { registerRateLimit } from './http/rate-limit.ts'
import { refuseOtherSites, registerSecurityHeaders } from './http/security.ts'
import { registerSessionCookie, requireUser } from './http/session.ts'
import { shareWithoutWorker } from './http/share-without-worker.ts'
import { isNavigation, registerWebApp } from './http/static.ts'
import type { TrustProxy } from './http/trusted-proxies.ts'
import {
  serializerCompiler,
  validatorCompiler,
  type Api,
  type ValibotTypes,
} from './http/valibot.ts'
import { letterRoutes } from './letters/routes.ts'
import { mailNewsRoutes } from './mail/news-routes.ts'
import { trackingRoutes } from './mail/tracking-routes.ts'
import { mailRoutes } from './mail/routes.ts'
import { arrivalRoutes } from './inbox/arriving/arrival-routes.ts'
import { createMailReader } from './inbox/mail-reader.ts'
import { arrivalHooks } from './inbox/webhooks/routes.ts'
import { practiceRoutes } from './payments/practice-routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { stripeReturnRoutes, stripeRoutes } from './payments/stripe-routes.ts'
import { paymentWebhookRoutes } from './payments/webhook-routes.ts'
import { inboxRoutes } from './inbox/routes.ts'
import { reminderRoutes } from './reminders/routes.ts'
import { feedRoutes } from './notices/feed-routes.ts'
import { mailboxRoutes } from './notices/mailbox-routes.ts'
import { noticeRoutes } from './notices/routes.ts'
import { syncRoutes } from './sync/routes.ts'
import { translationRoutes } from './translation/routes.ts'

export type AppOptions = {
  webFolder: string
  sessionKey: Buffer
  trustProxy: false | TrustProxy
  logLevel: string
  logStream?: LogStream
  /** The bearer token that /metrics requires. Without it, the server has no /metrics. */
  metricsToken?: string | undefined
}

/** Builds the whole server with all routes. It does not listen yet. */
export async function buildApp(deps: Deps, options: AppOptions): Promise<Api> {
  const app = createServer(options)
  handleErrors(app, deps)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // The contract defines exactly one success status for each endpoint.
    const [success] = Object.keys(request.routeOptions.schema?.response ?? {})
    if (success) reply.code(Number(success))
  })
  limitBodyTime(app)
  app.addHook('onResponse', logAnswer)
  app.addHook('onSend', compress)

  await registerSecurityHeaders(app)
  await registerRateLimit(app)
  await registerSessionCookie(app, options.sessionKey)
  await app.register(multipart, {
    limits: {
      // One byte above the limit: the parser truncates silently, so the file storage has to see the excess and reject the file.
      fileSize: limits.uploadBytes + 1,
      files: limits.letterFiles,
      fields: limits.uploadFields,
      fieldSize: limits.uploadFieldBytes,
      parts: limits.uploadFields + limits.letterFiles,
    },
  })
  await registerOpenApi(app)
  registerEarly(app, options.webFolder)
  const isBuilt = await registerWebApp(app, options.webFolder)
  app.setNotFoundHandler((request, reply) => {
    if (!isNavigation(request)) throw new AppError('not-found')
    void isBuilt().then((built) => {
      if (built) void reply.code(200).sendFile('index.html')
      else void reply.send(new AppError('not-found'))
    })
  })

  shareWithoutWorker(app)
  // Webhooks of mail providers come from another site and have no session; their signature is checked instead.
  app.register(mailNewsRoutes, deps)
  app.register(paymentWebhookRoutes, deps)
  // Calendar and mail programs have no session either: the secret in the URL authorizes them.
  app.register(feedRoutes, deps.notices)
  app.register(mailboxRoutes, deps.notices)
  app.register(arrivalHooks, deps)
  registerHealth(app, { ...deps, isBuilt })
  registerMetrics(app, deps, options.metricsToken)
  deps.understand.whenLost((steps) => app.log.error({ steps }, 'the reader failed on a letter'))
  app.register(async (api: Api) => {
    api.addHook('onRequest', refuseOtherSites(deps.publicUrl))
    api.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    const knownDevices = createKnownDevices(options.sessionKey)
    api.register(accountRoutes, { ...deps, knownDevices })
    api.register(practiceRoutes, deps)
    api.register(stripeReturnRoutes, deps)
    api.register(signedInRoutes, deps)
  })
  return app
}

function createServer(options: AppOptions): Api {
  const app: Api = Fastify({
    logger: loggerOptions(options.logLevel, options.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: options.trustProxy,
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestMs,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerNonsense,
    frameworkErrors: (error, _request, reply) => {
      const known = toAppError(error)
      void reply.code(statuses[known.code] as never).send(errorBody(known) as never)
    },
  }).withTypeProvider<ValibotTypes>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  return app
}

function handleErrors(app: Api, { db }: Deps): void {
  app.setErrorHandler((thrown, request, reply) => {
    const error = toAppError(thrown)
    logFailure(request, error, thrown)
    // A client reads the response only after it has sent the whole body, so the rest of a refused body is read and discarded.
    // Fastify would close the connection of a body that is too large, and a client that still sends would lose the response.
    request.raw.unpipe().resume()
    return reply
      .removeHeader('connection')
      .code(statuses[error.code])
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send({
        ...errorBody(error),
        ...(error.code === 'not-logged-in' && { epoch: db.epoch }),
      })
  })
}

/** Registers every route that requires a session. A feature registered here cannot forget the check. */
async function signedInRoutes(app: Api, deps: Deps): Promise<void> {
  app.addHook('onRequest', requireUser(deps.sessions))
  app.register(ownAccountRoutes, deps)
  app.register(translationRoutes, deps)
  app.register(documentRoutes, deps)
  app.register(letterRoutes, deps)
  app.register(mailRoutes, deps)
  app.register(trackingRoutes, deps)
  app.register(paymentRoutes, deps)
  app.register(stripeRoutes, deps)
  app.register(inboxRoutes, {
    ...deps,
    importFor: createLetterImport(deps),
    mailReader: createMailReader(),
  })
  app.register(arrivalRoutes, deps)
  app.register(reminderRoutes, deps)
  app.register(noticeRoutes, { ...deps.notices, sessions: deps.sessions })
  app.register(syncRoutes, deps)
  app.register(transferRoutes, deps)
  app.register(leavingRoutes, deps)
  app.register(adminRoutes, deps)
}
