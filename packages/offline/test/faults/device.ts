import { directUploadBytes } from '@brieflotse/contract'
import { Dexie } from 'dexie'
import { conflictsOf, resolveConflict } from '../../src/outbox/resolve-conflict.ts'
import { addClaimChange } from '../../src/outbox/part-changes.ts'
import { addMail } from '../../src/outbox/mail.ts'
import { addLetter, listedLetters, type ShownLetter, waitingLetters } from '../../src/letters.ts'
import { queueMailOrder } from '../../src/mail-orders.ts'
import { arrangePages } from '../../src/outbox/arrange.ts'
import { correctDocument, renameDocument, tagDocument } from '../../src/outbox/edit.ts'
import {
  addUpload,
  archiveDocument,
  discardEntry,
  eraseDocument,
  readAgain,
  queueRestore,
  retryEntry,
} from '../../src/outbox/outbox.ts'
import { databaseName, LocalDatabase } from '../../src/db.ts'
import { outboxEntries } from '../../src/queries.ts'
import type { ArrangementRequest, OutboxEntry } from '../../src/outbox/entries.ts'
import { syncOnce } from '../../src/sync/sync-once.ts'
import { rememberUser } from '../../src/device-database.ts'
import { madeUpUser } from '../made-up.ts'
import { wipeDevice } from '../rig.ts'
import type { Line } from './line.ts'
import type { Action, Fate, Sync, TabName } from './story.ts'
import { Tab } from './tab.ts'

const signal = new AbortController().signal
const lucky: Fate = { dies: null, room: null }

/** The user's device with its tabs and its clock, and a database handle without faults for inspecting the stored data. */
export class Device {
  clock = Date.UTC(2026, 0, 1)
  readonly line: Line
  readonly userId: number
  /** Entries that the user discarded, dropped in a conflict, or undid by a later edit. */
  readonly givenUp = new Set<string>()
  /** The expected final values of each document, as long as no other device changes it. */
  readonly expected = new Map<number, Expected>()
  /** Documents with unpredictable final values: changed on another device, changes discarded, or pages moved. */
  readonly unforeseen = new Set<number>()
  private readonly tabs = new Map<TabName, Tab>()
  private eye: LocalDatabase | null = null
  private locks = new Map<string, Promise<unknown>>()

  constructor(line: Line, userId: number) {
    this.line = line
    this.userId = userId
  }

  /** A database connection without injected faults, for inspecting the stored data. */
  get kept(): LocalDatabase {
    this.eye ??= new LocalDatabase(this.userId)
    return this.eye
  }

  /** Returns an open tab; a killed one is opened again. */
  tab(name: TabName): Tab {
    const before = this.tabs.get(name)
    if (before && !before.isDead) return before
    before?.db.close()
    const fresh = new Tab(name, this.userId)
    this.tabs.set(name, fresh)
    return fresh
  }

  closeTabs(): void {
    for (const tab of this.tabs.values()) tab.db.close()
    this.tabs.clear()
  }

  /** Sends and pulls once. Returns the code it ended with; null if the tab was killed or its disk was full. */
  async sync({ tab: name, force, fate }: Sync, withLocks = true): Promise<string | null> {
    const tab = this.tab(name)
    const withLock = <T>(lock: string, task: () => Promise<T>): Promise<T> =>
      withLocks ? this.inTurn(lock, task) : task()
    const request = { force, cursor: Number.POSITIVE_INFINITY, signal }
    const world = { now: () => this.clock, withLock }
    return tab
      .work(fate, () => syncOnce(tab.db, request, world))
      .then(
        ({ stopped }) => stopped ?? 'done',
        () => null,
      )
  }

  /** A fake of Web Locks: a killed tab releases its locks. */
  private inTurn<T>(name: string, task: () => Promise<T>): Promise<T> {
    const turn = (this.locks.get(name) ?? Promise.resolve()).then(task)
    this.locks.set(
      name,
      turn.catch(() => {}),
    )
    return turn
  }

  /** Performs a user's action. Entries that it removes from the outbox count as given up. */
  async act(name: TabName, action: Action, fate: Fate = lucky): Promise<void> {
    const before = await outboxEntries(this.kept)
    const target = await targetOf(this.kept, action, before)
    const tab = this.tab(name)
    await tab.work(fate, () => carryOut(tab.db, action, target)).catch(() => {})
    const after = await outboxEntries(this.kept)
    const open = new Set(after.map(({ id }) => id))
    for (const { id } of before) if (!open.has(id)) this.givenUp.add(id)
    // arranging the pages of one document can create and delete others
    if (isArranging(action))
      for (const { id } of await this.kept.documents.toArray()) this.unforeseen.add(id)
    if (typeof target === 'number' && 'document' in action) {
      await expectMore(this, target, action, JSON.stringify(before) !== JSON.stringify(after))
    } else if (typeof target === 'object' && target && action.what !== 'retry') {
      this.unforeseen.add(target.documentId ?? -1)
    }
  }

  async stop(): Promise<void> {
    this.closeTabs()
    this.eye?.close()
    await wipeDevice()
  }
}

export type Expected = Partial<{
  archived: boolean
  erased: boolean
  givenTitle: string | null
  tags: string[]
}>

/** Records the expected result of a queued change; `isNew`: it was not queued before. */
async function expectMore(
  { kept, expected }: Device,
  id: number,
  action: Action,
  isNew: boolean,
): Promise<void> {
  const row = await kept.documents.get(id)
  if (!row) return
  const wanted = expected.get(id) ?? {}
  if (action.what === 'rename' && row.givenTitle === action.to) wanted.givenTitle = action.to
  else if (action.what === 'tag' && row.tags.includes(action.tag)) wanted.tags = row.tags
  else if (!isNew) return
  else if (action.what === 'archive') wanted.archived = true
  else if (action.what === 'restore') wanted.archived = false
  else if (action.what === 'erase') wanted.erased = true
  expected.set(id, wanted)
}

/** The subject of an action: a document, an entry, or nothing. */
async function targetOf(
  db: LocalDatabase,
  action: Action,
  entries: OutboxEntry[],
): Promise<number | OutboxEntry | null> {
  if (action.what === 'upload' || action.what === 'mail' || action.what === 'order') return null
  if ('entry' in action) {
    const waiting = entries.filter(({ state }) => state !== 'sending')
    return waiting[action.entry % Math.max(waiting.length, 1)] ?? null
  }
  const rows = (await db.documents.toArray()).filter(({ erasing }) => !erasing)
  return rows[action.document % Math.max(rows.length, 1)]?.id ?? null
}

/** A fresh device with the user logged in. */
export async function openDevice(line: Line, userId: number): Promise<Device> {
  await wipeDevice()
  await rememberUser(madeUpUser(userId))
  return new Device(line, userId)
}

async function carryOut(
  db: LocalDatabase,
  action: Action,
  target: number | OutboxEntry | null,
): Promise<void> {
  if (action.what === 'upload') {
    const files = Array.from({ length: action.files }, (_, n) => aLetter(n === 0 && action.big))
    await addUpload(db, files)
  } else if (action.what === 'mail') {
    const files = Array.from({ length: action.files }, () => aLetter())
    await addMail(db, { content: `Dear tenant, this is mail ${(letters += 1)}.`, files })
  } else if ('entry' in action) {
    if (typeof target !== 'object' || !target) return
    const entry = target
    if (action.what === 'retry') await retryEntry(db, entry.id)
    else if (action.what === 'discard') await discardEntry(db, entry.id)
    else if ((await conflictsOf(db, entry.id)).length > 0)
      await resolveConflict(db, entry.id, action.what)
  } else if (action.what === 'order') {
    const letters: ShownLetter[] = [...(await waitingLetters(db)), ...(await listedLetters(db))]
    const letter = letters[action.letter % Math.max(letters.length, 1)]
    if (letter) await queueMailOrder(db, letter, aWish)
  } else {
    if (typeof target !== 'number') return
    const id = target
    if (action.what === 'pay') await notePayment(db, id)
    else if (action.what === 'write') await addLetter(db, id, aResponse)
    else if (action.what === 'archive') await archiveDocument(db, id)
    else if (action.what === 'restore') await queueRestore(db, id)
    else if (action.what === 'erase') await eraseDocument(db, id)
    else if (action.what === 'read') await readAgain(db, id)
    else if (action.what === 'rename') await renameDocument(db, id, action.to)
    else if (action.what === 'correct') await correctDocument(db, id, aWord(action.to))
    else if (isArranging(action)) await arrangePages(db, id, await arrangementOf(db, action))
    else if (action.what === 'tag')
      await tagDocument(db, id, (tags) => [...new Set([...tags, action.tag])])
  }
}

type Arranging = Extract<Action, { what: 'sort' | 'split' | 'undo' | 'join' }>
const isArranging = (action: Action): action is Arranging =>
  ['sort', 'split', 'undo', 'join'].includes(action.what)

async function arrangementOf(db: LocalDatabase, action: Arranging): Promise<ArrangementRequest> {
  if (action.what === 'undo') return { does: 'undo' }
  if (action.what !== 'join') {
    const letters = action.what === 'sort' ? [[2, 1]] : [[1], [2]]
    return { does: 'letters', letters, sure: true }
  }
  const rows = await db.documents.toArray()
  return { does: 'join', other: rows.at(action.other % rows.length)?.id ?? 0, sure: true }
}

/** A correction of the word that the fake reader finds on every page. */
const aWord = (to: string | null) => ({
  field: 'word' as const,
  page: 1,
  box: { x: 25, y: 100, width: 9, height: 4 },
  was: 'Sehr',
  to: to === null ? null : { value: to },
})

async function notePayment(db: LocalDatabase, documentId: number): Promise<void> {
  const claim = (await db.documents.get(documentId))?.claims[0]
  if (!claim) return
  const amount = 100 * (claim.payments.length + 1)
  const change = { change: 'paid', amount, on: '2026-01-01', note: null } as const
  await addClaimChange(db, { documentId, claimId: claim.id }, change)
}

let letters = 0

const aResponse = { title: 'Response', responseType: 'confirmation', content: 'Guten Tag' }
const aWish = {
  deliveryOption: 'standard' as const,
  printOptions: { blackAndWhite: true, doubleSided: true },
  price: 120,
  recipient: [],
  estimatedOn: '2026-01-04',
}

/** A letter with unique content. */
export function aLetter(isBig = false): { name: string; mimeType: string; bytes: ArrayBuffer } {
  letters += 1
  const size = isBig ? directUploadBytes + 1 : 0
  const bytes = new TextEncoder().encode(`%PDF-1.7\nletter ${letters}`.padEnd(size, '.'))
  return { name: `letter-${letters}.pdf`, mimeType: 'application/pdf', bytes: bytes.buffer }
}

/** Creates the data of version 1 of the app: tables in its format, one file per upload stored under the entry's id. */
export async function leaveVersion1(
  userId: number,
  ids: number[],
  wishes: Action[],
): Promise<void> {
  const old = new Dexie(databaseName(userId))
  old.version(1).stores({
    documents: 'id, uploadDate',
    contents: 'id',
    outbox: '++seq, &id, documentId, state',
    files: 'id',
    pictures: '[documentId+page+size], documentId',
    meta: 'key',
  })
  for (const wish of wishes) {
    const id = crypto.randomUUID()
    const rest = { id, state: 'waiting', sent: 0, error: null, tries: 0, nextAt: 0, addedAt: '' }
    if (wish.what === 'upload') {
      const { name, mimeType, bytes } = aLetter()
      const file = { fileName: name, mimeType, byteSize: bytes.byteLength }
      await old.table('outbox').add({ ...rest, ...file, kind: 'upload-document', documentId: null })
      await old.table('files').add({ id, bytes })
    } else if ('document' in wish) {
      const none = { fileName: null, mimeType: null, byteSize: null }
      const documentId = ids[wish.document % ids.length]
      await old.table('outbox').add({ ...rest, ...none, kind: `${wish.what}-document`, documentId })
    }
  }
  old.close()
}
