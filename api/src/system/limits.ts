import {
  maxLetterBytes,
  maxLetterFiles,
  maxMailBytes,
  maxMailFiles,
  maxMailTextBytes,
  maxSignatureBytes,
  maxTransferBytes,
  maxUploadBytes,
} from '@brieflotse/contract'

const kB = 1024
const second = 1000
const minute = 60 * second
const hour = 60 * minute
export const day = 24 * hour

/** All limits of the server: bytes, milliseconds, counts. The limits for the content of a letter are in `providers/ocr`. */
export const limits = {
  /** The size of a JSON body. The largest one is a response letter. */
  bodyBytes: 256 * kB,
  uploadBytes: maxUploadBytes,
  /** The overhead of a multipart body: boundaries, headers and fields. */
  uploadExtraBytes: 64 * kB,
  uploadFields: 8,
  /** The longest field lists the hashes of files that were uploaded before. */
  uploadFieldBytes: 32 * kB,
  letterBytes: maxLetterBytes,
  letterFiles: maxLetterFiles,
  /** Chunked uploads: how many files, how many bytes, and how long they are kept if no letter follows. */
  heldFilesPerUser: 2 * maxLetterFiles,
  heldBytesPerUser: 2 * maxLetterBytes,
  heldMs: 72 * hour,
  /** A file that received nothing for this long is deleted if another one needs the space. */
  heldIdleMs: 10 * minute,
  piecesAtOncePerUser: 8,
  fileNameCharacters: 200,
  inspectMs: 20 * second,
  /** A page image made by the reader. */
  pictureBytes: 20 * 1024 * kB,

  loginsPerIp: { max: 30, timeWindow: minute },
  /** Logins with one username: from one IP address, from one device that has logged in before, and from everywhere else. */
  loginsPerUsernameAndIp: { max: 10, timeWindow: minute },
  loginsPerKnownDevice: { max: 10, timeWindow: minute },
  loginsPerUsername: { max: 100, timeWindow: 10 * minute },
  registrationsPerIp: { max: 10, timeWindow: minute },
  /** Shares that reach the server because no service worker is installed yet. */
  sharesPerIp: { max: 30, timeWindow: minute },
  sharedFieldBytes: 2 * kB,
  sharedQueryCharacters: 8_000,
  /** A phone that was offline for long sends everything at once. Requests beyond the limit wait in its outbox. */
  uploadsPerUser: { max: 60, timeWindow: minute },

  piecesPerUser: { max: 1200, timeWindow: minute },

  mailBytes: maxMailBytes,
  mailFiles: maxMailFiles,
  mailTextBytes: maxMailTextBytes,
  /** How many parts of one mail are inspected, including attachments inside attachments. */
  mailParts: 60,
  /** How many documents one mail can become. */
  mailDocuments: 20,
  /** How deep mails may be nested as attachments. */
  mailDepth: 3,
  /** How many forwarded messages are followed in the text of one mail. */
  mailForwards: 5,
  /** The time to parse one mail, or to render its text as pages. */
  mailMs: 10 * second,
  /** The time to parse all nested mails. The rest is left out. */
  mailAllMs: 10 * second,
  /** How long the parser thread stays idle before it ends, and its heap limit. */
  mailIdleMs: 2 * second,
  mailMemoryMb: 128,
  /** Rendering response letters: the time for one, and how many may wait. */
  printMs: 10 * second,
  printsAtOnce: 10,
  printsOfUsersAtOnce: { most: 10, mostPerKey: 3 },
  /** The time for one request to a mail provider, and for one price request. */
  mailCallMs: 45 * second,
  mailPriceMs: 10 * second,
  /** An order without a response is looked up at the provider, and sent again only if it is still missing after this time. */
  mailUnsureMs: 5 * minute,
  /** How long an order that cannot be delivered to the provider waits between retries. */
  mailTryAnewMs: 3 * hour,
  /** How long an ordinary letter is polled: it may still be returned in this time. */
  mailFollowMs: 21 * day,
  /** A carrier keeps an item for about three months. A proof of delivery arrives within days. */
  trackFollowMs: 90 * day,
  proofFollowMs: 3 * day,
  /** When the user asks for tracking: the time for one request to a carrier, and how often the print provider may be polled. */
  trackNowMs: 20 * second,
  hastenMs: minute,
  tracksPerUser: { max: 30, timeWindow: minute },
  mailQuotesPerUser: { max: 60, timeWindow: minute },
  signatureBytes: maxSignatureBytes,
  /** The time to clean the picture of a signature. */
  signatureMs: 10 * second,
  signaturesPerUser: { max: 20, timeWindow: minute },
  /** Mails held in memory: while they arrive, and while they are inspected. */
  mailsComing: { most: 8, mostPerKey: 3 },
  mailsAtOnce: { most: 3, mostPerKey: 2 },
  mailsPerUser: { max: 30, timeWindow: minute },

  /** Incoming mail over SMTP. Beyond these limits the sender is asked to try again later. */
  arrivingConnections: 30,
  arrivingConnectionsPerUser: 10,
  /** If there are too many connections, one is closed that has named no recipient here for this long, or has been open for this long. */
  arrivingUnprovenMs: 5 * second,
  arrivingGiveWayMs: minute,
  /** Limits for one IP address or sender that has named no recipient here yet. */
  arrivingConnectionsPerIp: 20,
  arrivingConnectsPerIp: { max: 120, timeWindow: minute },
  arrivingMailsPerIp: { max: 120, timeWindow: minute },
  arrivingMailsPerSender: { max: 200, timeWindow: 10 * minute },
  arrivingMailsPerUser: { max: 100, timeWindow: 10 * minute },
  /** Unknown recipients: in one connection, and from one IP address. */
  arrivingUnknownAtOnce: 3,
  arrivingUnknownPerIp: { max: 20, timeWindow: hour },
  arrivingRecipients: 10,
  /** Time limits: without any data, for a whole mail, and for a whole connection. */
  arrivingIdleMs: minute,
  arrivingDataMs: 5 * minute,
  arrivingConnectionMs: 20 * minute,
  /** Mails of all users that wait for inspection, and mails that wait for one user's permission. */
  arrivingBacklog: 2_000,
  arrivingHeldPerUser: 200,
  arrivingHeldBytesPerUser: 500 * 1024 * kB,
  /** The time to authenticate the sender, including DNS queries. */
  arrivingLookMs: 15 * second,
  arrivingDnsMs: 6 * second,
  /** When an undecided mail is deleted, and how long it is remembered to recognise duplicates. */
  arrivingHeldMs: 30 * day,
  arrivingKnownMs: 90 * day,
  /**
   * Mails received by webhook: how many are held in memory while they arrive and while they are processed, and how old or early a
   * signed timestamp may be.
   */
  arrivingHooksComing: { most: 4, mostPerKey: 3 },
  arrivingHooksAtOnce: { most: 2, mostPerKey: 2 },
  arrivingHookMs: 15 * minute,

  paymentsPerUser: { max: 20, timeWindow: minute },
  /** A screen polls every three seconds, possibly in several tabs. */
  paymentLooksPerUser: { max: 150, timeWindow: minute },
  /** The shortest time between two status requests for a payment, and the time limit of a request. */
  paymentLookMs: 2 * second,
  paymentProviderMs: 20 * second,
  /** A payment that its payer has not approved by then is given up. */
  paymentAbandonedMs: day,
  /** How far in the future the day of a payment made elsewhere may be. */
  paidAheadMs: 31 * day,
  practicePagesPerIp: { max: 120, timeWindow: minute },
  /** Webhooks of mail and payment providers. */
  webhookBytes: 256 * kB,
  webhooksPerIp: { max: 600, timeWindow: minute },
  providerNewsMs: 90 * day,

  /** A user's devices with push notifications. A new one replaces the oldest. */
  devicesPerUser: 20,
  noticeChangesPerUser: { max: 60, timeWindow: minute },
  /** Requests that send something: a test notification or a confirmation mail. */
  noticeTestsPerUser: { max: 6, timeWindow: minute },
  noticeMailsPerUser: { max: 5, timeWindow: hour },
  /**
   * Nobody has confirmed these addresses yet: many accounts must not flood one stranger's mailbox, and one account must not mail
   * many strangers.
   */
  noticeMailsPerUserAndDay: { max: 20, timeWindow: day },
  noticeMailsPerRecipient: { max: 3, timeWindow: day },
  /** Calendar programs poll every few minutes, many of them from the same few addresses of Google or Microsoft. */
  feedsPerIp: { max: 600, timeWindow: minute },

  /** Translating the user's own words into German takes seconds of CPU time. */
  ownWordsPerUser: { max: 20, timeWindow: minute },
  ownWordsMs: 28 * second,

  sessionMs: 30 * day,
  /** A session in use is extended at most this often. */
  sessionRenewMs: hour,
  /** How long a device that was off can still learn that its account was deleted. */
  endedDeviceMs: 365 * day,
  /** The delay before a failed account deletion is tried again. */
  leaveAgainMs: hour,
  /** Exports and imports of accounts: how long an export can be downloaded, and what an import may contain. */
  transferKeptMs: 48 * hour,
  transferBytes: maxTransferBytes,
  transferEntries: 200_000,
  transferManifestBytes: 64 * 1024 * kB,
  transferJsonBytes: 16 * 1024 * kB,
  transferFileBytes: 32 * 1024 * kB,
  transferUnpackedBytes: 2 * maxTransferBytes,
  transfersPerUser: { max: 10, timeWindow: hour },
  passwordsPerUser: { max: 10, timeWindow: minute },

  idempotencyKeyCharacters: 200,
  idempotencyKeyMs: 30 * day,

  syncRows: 200,
  /** A page of the change feed ends early if its rows exceed this size. */
  syncBytes: 2 * 1024 * kB,
  eventStreamsPerUser: 10,
  eventHeartbeatMs: 25 * second,
  /** A stream whose client reads nothing for this long is closed. */
  eventStalledMs: 2 * minute,
  /** The shortest time between two tests of whether the disk can be written. */
  diskCheckMs: 5 * second,
  /**
   * With less free disk space the server reports that it is not ready. A letter of the largest size is stored twice for a moment,
   * as chunks and as a whole, followed by its page images and the database log.
   */
  diskSpareBytes: 200e6,

  archiveMs: 30 * day,
  /** A stored file without a row may belong to a running upload or reading, so it is kept for this long. */
  strayFileMs: hour,
  translationCacheMs: 180 * day,

  /** Ten megabytes over a slow connection take minutes. */
  requestMs: 15 * minute,
  /** The time for a whole JSON body; for a larger body, how many bytes must arrive in each interval. */
  jsonBodyMs: 30 * second,
  slowBodyMs: 2 * minute,
  slowBodyBytes: 16 * kB,
  shutdownMs: 10 * second,
} as const
