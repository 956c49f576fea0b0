import { AppError, maxUploadBytes, uploadExtensions } from '@brieflotse/contract'
import { withRoom } from './kept/room.ts'
import { openExisting } from './open-existing.ts'
import type { LeftOutFile } from './rows.ts'
import { type HeldShare, holdShare, TooManyShares } from './shares.ts'
import { rememberedUser } from './who.ts'

/** What another app hands over: nothing in it was checked, and any website can make one up. */
export type RawShare = {
  title: string
  text: string
  url: string
  files: File[]
  /** Whether it is hidden where it comes from. */
  hidden?: boolean
}

/** Limits of one share. All files together stay well below what a phone's worker may hold in memory. */
export const shareLimits = {
  characters: 100_000,
  files: 20,
  bytes: 60 * 1024 * 1024,
  /** Names of files that were left out; who sends thousands is no person. */
  names: 50,
  nameCharacters: 200,
}

/**
 * What became of a share. `held`: it waits on /share under this id, what could not be kept is listed in it (`leftOut`). `full`: there
 * was no room for it; `too-many`: so many wait already.
 */
export type Received = { state: 'held'; id: string } | { state: 'full' | 'too-many' }

/** Sorts out what cannot be a letter and holds the rest until the user decides; without its files if they do not fit. */
export async function receiveShare(raw: RawShare): Promise<Received> {
  const share = await sortShare(raw)
  const held = (id: string): Received => ({ state: 'held', id })
  try {
    return held(await holdShare(share))
  } catch (error) {
    if (error instanceof TooManyShares) return { state: 'too-many' }
  }
  try {
    return held(await holdWithRoom(share))
  } catch {
    return holdShare(withoutFiles(share)).then(held, () => ({ state: 'full' }))
  }
}

type NewShare = Parameters<typeof holdShare>[0]

/** What the user of this device can fetch again makes room. */
async function holdWithRoom(share: NewShare): Promise<string> {
  const user = await rememberedUser()
  const db = user && (await openExisting(user.id))
  if (!db) throw new AppError('device-full')
  try {
    return await withRoom(db, () => holdShare(share))
  } finally {
    db.close()
  }
}

/** Keeps the files that can be a letter (PDF, JPEG, PNG up to 10 MB) and names those that cannot. */
export async function sortShare(raw: RawShare): Promise<NewShare> {
  const files: HeldShare['files'] = []
  const leftOut: LeftOutFile[] = []
  let bytes = 0
  for (const file of raw.files) {
    const name = shorten(file.name, shareLimits.nameCharacters) || 'file'
    const why = faultOf(file, files.length, bytes)
    if (!why) {
      files.push({ name, mimeType: file.type, bytes: await file.arrayBuffer() })
      bytes += file.size
    } else if (leftOut.length < shareLimits.names) leftOut.push({ name, why })
  }
  const { title, text, url } = shortTexts(raw)
  return { title, text, url, files, leftOut, ...(raw.hidden && { hidden: true }) }
}

function faultOf(file: File, kept: number, bytes: number): LeftOutFile['why'] | null {
  if (!isLetter(file)) return 'type'
  if (file.size === 0) return 'empty'
  if (file.size > maxUploadBytes) return 'too-large'
  if (kept >= shareLimits.files || bytes + file.size > shareLimits.bytes) return 'too-many'
  return null
}

const letterTypes = ['application/pdf', 'image/jpeg', 'image/jpg', 'image/png']

/** By type or by ending: apps give either, or the name of a row in their own database. The server opens the file and has the last word. */
function isLetter({ name, type }: File): boolean {
  const lower = name.toLowerCase()
  return letterTypes.includes(type) || uploadExtensions.some((ending) => lower.endsWith(ending))
}

function withoutFiles(share: NewShare): NewShare {
  const noRoom = share.files.map(({ name }) => ({ name, why: 'no-room' as const }))
  return { ...share, files: [], leftOut: [...noRoom, ...share.leftOut] }
}

type Texts = Pick<RawShare, 'title' | 'text' | 'url'>

function shortTexts({ title, text, url }: Texts, longest = shareLimits.characters): Texts {
  return {
    title: shorten(title, longest),
    text: shorten(text, longest),
    url: shorten(url, longest),
  }
}

/** The cut is visible, so that nobody takes a half for the whole. */
function shorten(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}

/**
 * Where a received share is shown: `held` names it. The texts stand in the address as well, short, or all there is of them when
 * nothing could be held (`problem=full` or `too-many`).
 */
export function shareAddress(texts: Texts, received: Received): string {
  const isHeld = received.state === 'held'
  const { title, text, url } = shortTexts(texts, isHeld ? 500 : 20_000)
  const query = new URLSearchParams({ title, text, url })
  if (isHeld) query.set('held', received.id)
  else query.set('problem', received.state)
  return `/share?${query.toString()}`
}
