import type { User } from '@brieflotse/contract'
import { Dexie, type EntityTable } from 'dexie'
import type { EncryptedRow, EndedRow, HeldShareRow, MarkRow } from './rows.ts'

type Entry = { key: 'user' | 'logout-owed'; value: User | true }

/**
 * The only database that belongs to no user: the logged-in user, shares from other apps (`shares.ts`), the users whose databases should
 * exist (`rescue/marks.ts`), and the remains of ended sessions (`ended/`).
 */
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

export const deviceDatabase = new WhoDatabase()

/** Opens it; a damaged one is replaced with an empty one, because without it nobody can log in. */
export async function openDeviceDatabase(): Promise<void> {
  try {
    await deviceDatabase.open()
  } catch {
    await Dexie.delete(deviceDatabase.name)
    await deviceDatabase.open()
  }
}

export async function rememberUser(user: User): Promise<void> {
  await deviceDatabase.transaction('rw', deviceDatabase.session, async () => {
    await deviceDatabase.session.put({ key: 'user', value: user })
    await deviceDatabase.session.delete('logout-owed')
  })
}

/** Updates the stored user from the server, unless they have logged out meanwhile. */
export async function refreshUser(user: User): Promise<void> {
  await deviceDatabase.transaction('rw', deviceDatabase.session, async () => {
    if ((await rememberedUser())?.id === user.id)
      await deviceDatabase.session.put({ key: 'user', value: user })
  })
}

export async function rememberedUser(): Promise<User | null> {
  const entry = await deviceDatabase.session.get('user')
  return entry && entry.value !== true ? entry.value : null
}

export async function forgetUser(): Promise<void> {
  await deviceDatabase.session.delete('user')
}

/** Records that the server's session must still be ended, in case the server cannot be reached now. */
export async function oweLogout(): Promise<void> {
  await deviceDatabase.session.put({ key: 'logout-owed', value: true })
}

export async function isLogoutOwed(): Promise<boolean> {
  return (await deviceDatabase.session.get('logout-owed')) !== undefined
}

export async function logoutDone(): Promise<void> {
  await deviceDatabase.session.delete('logout-owed')
}
