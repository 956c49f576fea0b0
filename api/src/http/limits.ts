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

/** Every limit of the server in one place: bytes, milliseconds, counts. What a letter may contain is limited in `providers/ocr`. */
export const limits = {
  /** A JSON body. The largest is a response letter. */
  bodyBytes: 256 * kB,
  uploadBytes: maxUploadBytes,
  /** What a multipart body needs beside its file: boundaries, headers, fields. */
  uploadExtraBytes: 64 * kB,
  uploadFields: 8,
  /** The longest names the files that were sent before. */
  uploadFieldBytes: 32 * kB,
  letterBytes: maxLetterBytes,
  letterFiles: maxLetterFiles,
  /** Files in pieces: how many, how much, and how long they are kept for a letter that does not come. */
  heldFilesPerUser: 2 * maxLetterFiles,
  heldBytesPerUser: 2 * maxLetterBytes,
  heldMs: 72 * hour,
  /** A file of which nothing came in for so long gives way to another one. */
  heldIdleMs: 10 * minute,
  piecesAtOncePerUser: 8,
  fileNameCharacters: 200,
  inspectMs: 20 * second,
  /** A picture of a page as the reader made it. */
  pictureBytes: 20 * 1024 * kB,

  loginsPerIp: { max: 30, timeWindow: minute },
  /** With one name: from one address, from one device that was logged in with it before, and from everywhere else together. */
  loginsPerUsernameAndIp: { max: 10, timeWindow: minute },
  loginsPerKnownDevice: { max: 10, timeWindow: minute },
  loginsPerUsername: { max: 100, timeWindow: 10 * minute },
  registrationsPerIp: { max: 10, timeWindow: minute },
  /** Shares that come to the server because there is no worker yet. */
  sharesPerIp: { max: 30, timeWindow: minute },
  sharedFieldBytes: 2 * kB,
  sharedQueryCharacters: 8_000,
  /** A phone that was offline for long sends everything at once; what is too much waits in its outbox. */
  uploadsPerUser: { max: 60, timeWindow: minute },

  piecesPerUser: { max: 1200, timeWindow: minute },

  mailBytes: maxMailBytes,
  mailFiles: maxMailFiles,
  mailTextBytes: maxMailTextBytes,
  /** What is looked at in one mail, with everything that is packed into it. */
  mailParts: 60,
  /** Documents that one mail can become. */
  mailDocuments: 20,
  /** A mail in a mail in a mail. */
  mailDepth: 3,
  /** How often one mail can have been forwarded, one below the other in its text. */
  mailForwards: 5,
  /** Opening one mail, or writing its text on pages. */
  mailMs: 10 * second,
  /** Opening all of it. What was not looked at by then is left out. */
  mailAllMs: 10 * second,
  /** Its thread waits so long for the next one, and may take so much memory for its objects. */
  mailIdleMs: 2 * second,
  mailMemoryMb: 128,
  /** Printing one response letter; and so many wait for the printer. */
  printMs: 10 * second,
  printsAtOnce: 10,
  printsOfUsersAtOnce: { most: 10, mostPerKey: 3 },
  /** One question to a mail provider, and one price. */
  mailCallMs: 45 * second,
  mailPriceMs: 10 * second,
  /** An order that the provider did not answer is looked for, and only sent again when it was not there after this long. */
  mailUnsureMs: 5 * minute,
  /** How long an order that cannot get through waits before it is tried anew, again and again. */
  mailTryAnewMs: 3 * hour,
  /** An ordinary letter may still come back; after that nobody asks any more. */
  mailFollowMs: 21 * day,
  /** A carrier knows an item for about three months; a proof of delivery comes within days. */
  trackFollowMs: 90 * day,
  proofFollowMs: 3 * day,
  /** While the user waits: one question to a carrier, and how soon the print shop may be asked again. */
  trackNowMs: 20 * second,
  hastenMs: minute,
  tracksPerUser: { max: 30, timeWindow: minute },
  mailQuotesPerUser: { max: 60, timeWindow: minute },
  signatureBytes: maxSignatureBytes,
  /** Cleaning the picture of a signature. */
  signatureMs: 10 * second,
  signaturesPerUser: { max: 20, timeWindow: minute },
  /** Mails wait in memory while they come in, and while they are looked at. */
  mailsComing: { most: 8, mostPerKey: 3 },
  mailsAtOnce: { most: 3, mostPerKey: 2 },
  mailsPerUser: { max: 30, timeWindow: minute },

  /** Mails that come in by themselves. What is too much is asked to come again later, as mail servers do. */
  arrivingConnections: 30,
  arrivingConnectionsPerUser: 10,
  /** Where there are too many, one gives way that named nobody here for so long, or one that is open for so long. */
  arrivingUnprovenMs: 5 * second,
  arrivingGiveWayMs: minute,
  /** Of one place or sender, as long as they have named nobody here. */
  arrivingConnectionsPerIp: 20,
  arrivingConnectsPerIp: { max: 120, timeWindow: minute },
  arrivingMailsPerIp: { max: 120, timeWindow: minute },
  arrivingMailsPerSender: { max: 200, timeWindow: 10 * minute },
  arrivingMailsPerUser: { max: 100, timeWindow: 10 * minute },
  /** Recipients that do not exist: in one connection, and from one place. */
  arrivingUnknownAtOnce: 3,
  arrivingUnknownPerIp: { max: 20, timeWindow: hour },
  arrivingRecipients: 10,
  /** Nothing came in for so long; a whole mail; a whole connection. */
  arrivingIdleMs: minute,
  arrivingDataMs: 5 * minute,
  arrivingConnectionMs: 20 * minute,
  /** Mails of all users that nobody has looked at yet, and what may wait for one user's yes. */
  arrivingBacklog: 2_000,
  arrivingHeldPerUser: 200,
  arrivingHeldBytesPerUser: 500 * 1024 * kB,
  /** Who sent it is proven, or not, within so long; asking other servers included. */
  arrivingLookMs: 15 * second,
  arrivingDnsMs: 6 * second,
  /** What nobody decided about goes; that a mail was here is known for longer. */
  arrivingHeldMs: 30 * day,
  arrivingKnownMs: 90 * day,
  /** Webhooks hold a mail in memory while it comes in, and when it is known to be one; how old and how far ahead what they sign may be. */
  arrivingHooksComing: { most: 4, mostPerKey: 3 },
  arrivingHooksAtOnce: { most: 2, mostPerKey: 2 },
  arrivingHookMs: 15 * minute,

  paymentsPerUser: { max: 20, timeWindow: minute },
  /** Screens ask every three seconds, perhaps in several tabs. */
  paymentLooksPerUser: { max: 150, timeWindow: minute },
  /** A provider is asked about the same payment at most this often, and answers within so long. */
  paymentLookMs: 2 * second,
  paymentProviderMs: 20 * second,
  /** A payment that its payer has not approved by then is given up. */
  paymentAbandonedMs: day,
  /** How far ahead the day may lie on which users say that they paid. */
  paidAheadMs: 31 * day,
  practicePagesPerIp: { max: 120, timeWindow: minute },
  /** Providers of post and payments calling us. */
  webhookBytes: 256 * kB,
  webhooksPerIp: { max: 600, timeWindow: minute },
  providerNewsMs: 90 * day,

  /** Devices of a user that are told of deadlines; the oldest gives way. */
  devicesPerUser: 20,
  noticeChangesPerUser: { max: 60, timeWindow: minute },
  /** Every one of them sends something: a notification to try, or a mail that asks whose address it is. */
  noticeTestsPerUser: { max: 6, timeWindow: minute },
  noticeMailsPerUser: { max: 5, timeWindow: hour },
  /** Whose address it is nobody knows yet: many accounts must not fill the mailbox of a stranger, nor one account those of many. */
  noticeMailsPerUserAndDay: { max: 20, timeWindow: day },
  noticeMailsPerRecipient: { max: 3, timeWindow: day },
  /** Calendar programs ask every few minutes, many of them from the same few addresses of Google or Microsoft. */
  feedsPerIp: { max: 600, timeWindow: minute },

  /** Writing the user's own words in German takes seconds of the processor. */
  ownWordsPerUser: { max: 20, timeWindow: minute },
  ownWordsMs: 28 * second,

  sessionMs: 30 * day,
  /** A session in use is prolonged at most this often. */
  sessionRenewMs: hour,
  /** How long a device that was off can still hear that its account was deleted. */
  endedDeviceMs: 365 * day,
  /** How soon the end of an account is tried anew that could not be carried out. */
  leaveAgainMs: hour,
  /** An account as one file: how long it can be fetched, and what one that comes in may hold. */
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
  /** A page of the change feed ends early when its rows hold more than this. */
  syncBytes: 2 * 1024 * kB,
  eventStreamsPerUser: 10,
  eventHeartbeatMs: 25 * second,
  /** A stream whose reader takes nothing for this long is closed. */
  eventStalledMs: 2 * minute,
  /** Whether the disk takes what is written is tried no more often than this. */
  diskCheckMs: 5 * second,
  /**
   * With less free on its disk the server is not ready: one of the largest letters lies there twice for a moment, in pieces and whole, and
   * then there are the pictures of its pages and the log of the database.
   */
  diskSpareBytes: 200e6,

  archiveMs: 30 * day,
  /** Stored files that no row names may belong to an upload or a reading still running. */
  strayFileMs: hour,
  translationCacheMs: 180 * day,

  /** Ten megabytes over a bad line take minutes. */
  requestMs: 15 * minute,
  /** All of a JSON body; and how much of a larger one must have come in after so long. */
  jsonBodyMs: 30 * second,
  slowBodyMs: 2 * minute,
  slowBodyBytes: 16 * kB,
  shutdownMs: 10 * second,
} as const
