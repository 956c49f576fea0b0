import { join } from 'node:path'
import type { Config } from './config.ts'
import type { Registering } from './account/invites.ts'
import { openDb, type Db } from './db/open.ts'
import { createFeed, type Feed } from './db/feed.ts'
import { createDocumentRenderer, type DocumentRenderer } from './documents/render-documents.ts'
import { createFiles, type Files } from './documents/files.ts'
import { Readings } from './documents/reading/reading-store.ts'
import { type AccountRoom, createAccountRoom, Documents } from './documents/store.ts'
import { createUploadChunks, type UploadChunks } from './documents/upload/chunks.ts'
import { createSentenceCache } from './documents/reading/sentence-cache.ts'
import { createUnderstand, type Understand } from './documents/reading/understand.ts'
import { loadClaims } from './documents/claims/claim-store.ts'
import { loadReminders } from './documents/reminders/reminder-store.ts'
import { Sessions } from './http/session.ts'
import { createAddresses, type Addresses } from './inbox/arriving/addresses.ts'
import { Arrivals } from './inbox/arriving/arrivals.ts'
import type { Incoming } from './inbox/arriving/incoming.ts'
import type { InspectMail } from './inbox/arriving/inspect-mail.ts'
import type { MailReader } from './inbox/mail-reader.ts'
import { createTakeDelivery, type TakeDelivery } from './inbox/arriving/take-delivery.ts'
import { userOfJob } from './jobs/jobs.ts'
import { createLetterPrinter } from './letters/letter-printer.ts'
import { createLetterPrints, type LetterPrints } from './letters/letter-prints.ts'
import { Letters } from './letters/store.ts'
import { mailProviders } from './mail-config.ts'
import { Following } from './mail/follow.ts'
import { Postings } from './mail/posting.ts'
import type { LetterPreparer } from './mail/prepare.ts'
import { jobOf, Orders } from './mail/store.ts'
import type { FeedDeps } from './sync/store.ts'
import type { Mail } from './providers/mail/mail.ts'
import { followedDays } from './reminders/store.ts'
import type { Model } from './providers/models/catalogue.ts'
import { usualHub } from './providers/models/fetch-model.ts'
import { ModelStore } from './providers/models/model-store.ts'
import type { Ocr } from './providers/ocr/ocr.ts'
import { createTesseractOcr } from './providers/ocr/tesseract.ts'
import { noticeProviders, type NoticeProviders } from './notice-config.ts'
import { noticeKeys, sealOf } from './notices/keys.ts'
import type { SendDeps } from './notices/send-job.ts'
import { paymentProviders } from './payment-config.ts'
import { createPaymentPoll, type PaymentPoll } from './payments/poll-payment.ts'
import type { PaymentProviders } from './providers/payment/providers.ts'
import type { Queue } from './providers/queue/queue.ts'
import { SqliteQueue } from './providers/queue/sqlite.ts'
import { createFolderStorage } from './providers/storage/folder.ts'
import { createHeldFolder } from './providers/storage/held-folder.ts'
import { createS3Storage } from './providers/storage/s3.ts'
import type { Bucket } from './providers/storage/s3-bucket.ts'
import type { Storage } from './providers/storage/storage.ts'
import type { BackupSettings } from './operation/store.ts'
import type { Tracking } from './providers/tracking/tracking.ts'
import { createLocalTranslation } from './providers/translation/local-translation.ts'
import { shippedModel, shippedModelFolder } from './providers/translation/model-folder.ts'
import { createTransferFolder, type TransferFolder } from './transfer/store.ts'
import type { Translation } from './providers/translation/translation.ts'
import type { Interpreter } from './providers/interpreter/interpreter.ts'
import { interpreterOf } from './translation-config.ts'
import { createModelNews, type ModelNews } from './translation/news.ts'
import { Models, Ways } from './translation/store.ts'

/** The providers that a deployment chooses. */
export type Providers = {
  ocr: Ocr
  understand: Understand
  translation: Translation
  /** The external translation service for users who consented. Missing or null: nothing is translated externally. */
  service?: Interpreter | null
  /** How many characters of one user the service gets in 24 hours. Missing: no limit. */
  charactersPerDay?: number
  /** The translation models that can be installed. Missing: those of a folder next to the data. */
  models?: ModelSource
  payment: PaymentProviders
  mail: Mail
  /** Null if no carrier can be asked for tracking. */
  tracking: Tracking | null
  /** Channels for reminders outside the app (push, mail). Missing: none. */
  reach?: NoticeProviders
  /** How many times faster than real time the practice mail provider runs. Real providers ignore it. */
  mailSpeed?: number
  /** How many real letters a day the operator pays for. Missing: none. */
  mailPerDay?: number
  /** Inspects incoming mails. Missing: a thread that queries DNS. */
  lookAt?: InspectMail
  /** Parses incoming mails. Missing: a thread. */
  arrivalReader?: MailReader
  /** Renders letters for posting. Missing: the renderer of the user's own PDFs. */
  prints?: LetterPreparer
}

/** The folder of the models and the hub they are downloaded from. */
export type ModelSource = { store: ModelStore; hub: string; known?: readonly Model[] }

export type Deps = Omit<Providers, 'models'> & {
  models: Models
  modelNews: ModelNews
  ways: Ways
  prints: LetterPrints
  db: Db
  feed: Feed
  queue: Queue
  storage: Storage
  /** Where the content is stored; null if it is in the data folder. */
  bucket: Bucket | null
  sessions: Sessions
  /** The key that a user's devices encrypt with; see `getDeviceKey`. */
  deviceKey: (userId: number) => string
  files: Files
  pieces: UploadChunks
  transferFolder: TransferFolder
  documents: Documents
  accountRoom: AccountRoom
  readings: Readings
  answers: DocumentRenderer
  render: FeedDeps['render']
  pack: FeedDeps['pack']
  loadDocument: DocumentRenderer['load']
  letters: Letters
  orders: Orders
  postings: Postings
  following: Following
  loadClaims: typeof loadClaims
  loadReminders: typeof loadReminders
  pollPayment: PaymentPoll
  notices: SendDeps
  /** Null if this server receives no mail; then it has no forwarding addresses either. */
  incoming: Incoming | null
  addresses: Addresses | null
  arrivals: Arrivals
  takeDelivery: TakeDelivery
  /** The public URL of this app. */
  publicUrl: string
  registration: Registering
  dataFolder: string
  backups: BackupSettings
}

export type DepsOptions = {
  dataFolder: string
  leaseMs: number
  onJobAdded: (name: string) => void
  publicUrl: string
  incoming?: Incoming | null
  /** Who may register. Missing: everybody. */
  registration?: Registering
  /** The storage quota for the letters of one user. Missing or null: no limit. */
  maxBytesPerUser?: number | null
  /** Missing: backups lie next to the data and are made only on request. */
  backups?: BackupSettings
  /** Missing or null: content is stored in the data folder. */
  bucket?: Bucket | null
  providers: (db: Db) => Promise<Providers> | Providers
}

/** Builds every dependency once, to be passed to the features that need it. */
export async function buildDeps(options: DepsOptions): Promise<Deps> {
  const db = await openDb(join(options.dataFolder, 'brieflotse.db'))
  const feed = createFeed()
  const { leaseMs, onJobAdded: onAdded } = options
  const queue = new SqliteQueue({ db, leaseMs, onAdded, userOf: userOfJob })
  const bucket = options.bucket ?? null
  const storage = bucket
    ? createS3Storage(bucket, join(options.dataFolder, 'drafts'))
    : createFolderStorage(join(options.dataFolder, 'files'))
  const answers = createDocumentRenderer(db)
  const accountRoom = createAccountRoom(options.maxBytesPerUser ?? null)
  const letters = new Letters({ db, feed, accountRoom })
  const providers = await options.providers(db)
  const { secret } = noticeKeys(options.dataFolder)
  const orders = new Orders({ db, feed, queue, perDay: providers.mailPerDay ?? 0 })
  const files = createFiles({ db, storage })
  const arrivals = new Arrivals({ db, queue })
  const incoming = options.incoming ?? null
  const prints = createLetterPrints({ db, storage, printer: createLetterPrinter() })
  return {
    ...providers,
    ...(await translating(options.dataFolder, { db, queue, providers })),
    prints: { ...prints, ...providers.prints },
    db,
    feed,
    queue,
    storage,
    bucket,
    sessions: new Sessions(db),
    deviceKey: (userId) => sealOf(secret, 'device', userId),
    files,
    pieces: createUploadChunks({
      held: createHeldFolder(join(options.dataFolder, 'held')),
      storage,
    }),
    transferFolder: createTransferFolder(join(options.dataFolder, 'transfers')),
    documents: new Documents({ db, feed, queue, accountRoom }),
    accountRoom,
    readings: new Readings({ db, feed }),
    answers,
    render: { document: answers.several, letter: (ids) => letters.several(ids) },
    pack: answers.packed,
    loadDocument: answers.load,
    letters,
    orders,
    postings: new Postings({
      orders,
      queue,
      speed: providers.mailSpeed ?? 1,
      onCarrierCode: (tx, id) => queue.add(tx, jobOf('track-letter', id)),
    }),
    following: new Following({ ...providers, db, queue, storage, files, orders }),
    loadClaims,
    loadReminders,
    notices: notifying(options.publicUrl, { db, queue, providers, secret }),
    pollPayment: createPaymentPoll({
      db,
      feed,
      payment: providers.payment,
      publicUrl: options.publicUrl,
    }),
    incoming,
    addresses: incoming && createAddresses({ db, incoming }),
    arrivals,
    takeDelivery: createTakeDelivery({ db, storage, files, arrivals }),
    publicUrl: options.publicUrl,
    registration: options.registration ?? 'open',
    dataFolder: options.dataFolder,
    backups: options.backups ?? {
      folder: join(options.dataFolder, '..', 'backups'),
      keep: 7,
      daily: false,
    },
  }
}

type Base = { db: Db; queue: Queue; providers: Providers }

/** What translates letters, and what manages the models for it. */
async function translating(
  dataFolder: string,
  { db, queue, providers }: Base,
): Promise<Pick<Deps, 'modelNews' | 'models' | 'ways'>> {
  const { translation, service = null, charactersPerDay: perDay = Infinity } = providers
  const source = providers.models ?? {
    store: new ModelStore(join(dataFolder, 'models')),
    hub: usualHub,
  }
  const modelNews = createModelNews()
  const shipped = [await shippedModel()]
  return {
    modelNews,
    models: new Models({ ...source, db, queue, news: modelNews, shipped }),
    ways: new Ways({ db, translation, service, perDay }),
  }
}

/** What sends reminders outside the app. */
function notifying(
  publicUrl: string,
  { db, queue, providers, secret }: Base & { secret: string },
): SendDeps {
  return {
    db,
    queue,
    now: () => new Date(),
    findDays: (filter) => followedDays({ db, loadClaims }, filter),
    ...(providers.reach ?? { push: null, email: null }),
    secret,
    publicUrl,
  }
}

/** Providers that all run on this machine, without keys and without network. */
export function localProviders(config: Config): DepsOptions['providers'] {
  const store = new ModelStore(config.modelsFolder)
  return async (db) => ({
    models: { store, hub: config.translating.BRIEFLOTSE_MODELS_URL ?? usualHub },
    service: await interpreterOf(config.translating),
    charactersPerDay: config.translating.BRIEFLOTSE_TRANSLATE_CHARACTERS_PER_DAY,
    ocr: createTesseractOcr({ workers: config.ocrWorkers }),
    understand: createUnderstand(),
    payment: await paymentProviders(config.payment, config.dataFolder),
    ...(await mailProviders(config.mail, config.dataFolder)),
    reach: await noticeProviders(config.notices, {
      publicUrl: config.publicUrl,
      keys: noticeKeys(config.dataFolder),
    }),
    translation: createLocalTranslation({
      modelFolders:
        config.translation === 'off'
          ? []
          : async () => [...(await store.folders()), shippedModelFolder()],
      cache: createSentenceCache(db),
    }),
  })
}
