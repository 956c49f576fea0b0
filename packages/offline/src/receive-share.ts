import { AppError, maxUploadBytes, uploadExtensions } from '@brieflotse/contract'
import { withRoom } from './kept/room.ts'
import { openExisting } from './open-existing.ts'
import type { LeftOutFile } from './rows.ts'
import { type HeldShare, holdShare, TooManyShares } from './shares.ts'
import { rememberedUser } from './device-database.ts'

/** Content shared by another app. It is unchecked, and any website can forge it. */
export type RawShare = {
  title: string
  text: string
  url: string
  files: File[]
  /** Whether the origin of the share is hidden. */
  hidden?: boolean
}

/** Limits of one share. All files together stay well below a phone worker's memory limit. */
export const shareLimits = {
  characters: 100_000,
  files: 20,
  bytes: 60 * 1024 * 1024,
  /** Most names of rejected files that are kept; a share with more is not made by a person. */
  names: 50,
  nameCharacters: 200,
}

/**
 * The result of a share. `held`: it waits on /share under this id; rejected files are listed in it (`leftOut`). `full`: there was no room
 * for it; `too-many`: too many shares wait already.
 */
type Received = { state: 'held'; id: string } | { state: 'full' | 'too-many' }

/** Rejects files that cannot be letters and holds the rest until the user decides; without its files if they do not fit on the device. */
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

/** Holds the share, evicting the logged-in user's cached data if space is needed. */
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

/** Keeps files that can be letters (PDF, JPEG, PNG up to 10 MB) and lists the names of the others. */
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

/**
 * Whether a file can be a letter, by type or extension, because apps provide only one of them, or an id of their own as name. The server
 * checks the content.
 */
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

/** Cuts a text visibly, so that the user notices it. */
function shorten(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}

/**
 * The address that shows a received share: `held` names it. The texts are in the address as well, shortened, or complete if nothing could
 * be held (`problem=full` or `too-many`).
 */
export function shareAddress(texts: Texts, received: Received): string {
  const isHeld = received.state === 'held'
  const { title, text, url } = shortTexts(texts, isHeld ? 500 : 20_000)
  const query = new URLSearchParams({ title, text, url })
  if (isHeld) query.set('held', received.id)
  else query.set('problem', received.state)
  return `/share?${query.toString()}`
}
