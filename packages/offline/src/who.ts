import type { User } from '@brieflotse/contract'
import { Dexie, type EntityTable } from 'dexie'
import type { EncryptedRow, EndedRow, HeldShareRow, MarkRow } from './rows.ts'

type Entry = { key: 'user' | 'logout-owed'; value: User | true }

/** The one database that is not a user's own: who is logged in on this device, what other apps shared (`shares.ts`),
 * whose database there should be (`rescue/marks.ts`), and what is left of sessions that were ended elsewhere (`ended/`). */
class WhoDatabase extends Dexie {
  declare session: EntityTable<Entry, 'key'>
  declare shares: EntityTable<HeldShareRow, 'seq'>
  declare marks: EntityTable<MarkRow, 'userId'>
  declare encrypted: EntityTable<EncryptedRow, 'id'>
  declare ended: EntityTable<EndedRow, 'userId'>

  constructor() {
    super('brieflotse')
    this.version(1).stores({ session: 'key' })
    this.version(2).stores({ shares: '++seq, &id' })
    this.version(3).stores({ marks: 'userId' })
    this.version(4).stores({ encrypted: 'id, userId', ended: 'userId' })
  }
}

export const who = new WhoDatabase()

/** Opens it; one that cannot be opened any more is replaced by an empty one, because without it nobody can even log in. */
export async function openWho(): Promise<void> {
  try {
    await who.open()
  } catch {
    await Dexie.delete(who.name)
    await who.open()
  }
}

export async function rememberUser(user: User): Promise<void> {
  await who.transaction('rw', who.session, async () => {
    await who.session.put({ key: 'user', value: user })
    await who.session.delete('logout-owed')
  })
}

/** What the server says of the user who is logged in here; whoever logged out meanwhile stays logged out. */
export async function refreshUser(user: User): Promise<void> {
  await who.transaction('rw', who.session, async () => {
    if ((await rememberedUser())?.id === user.id)
      await who.session.put({ key: 'user', value: user })
  })
}

export async function rememberedUser(): Promise<User | null> {
  const entry = await who.session.get('user')
  return entry && entry.value !== true ? entry.value : null
}

export async function forgetUser(): Promise<void> {
  await who.session.delete('user')
}

/** Notes that the server's session has to be ended, in case it cannot be reached now. */
export async function oweLogout(): Promise<void> {
  await who.session.put({ key: 'logout-owed', value: true })
}

export async function isLogoutOwed(): Promise<boolean> {
  return (await who.session.get('logout-owed')) !== undefined
}

export async function logoutDone(): Promise<void> {
  await who.session.delete('logout-owed')
}
