import type { Profile, User } from '@brieflotse/contract'
import type { LocalDatabase } from './db.ts'
import { withRoom } from './kept/room.ts'
import { newId } from './outbox/new-id.ts'
import { newEntry } from './outbox/outbox.ts'
import { rememberedUser } from './device-database.ts'

/**
 * Saves the user's profile and queues the update. Returns the entry's id. Replaces a refused update, which would block the queue forever.
 * Throws `AppError` (`device-full`).
 */
export async function saveProfile(db: LocalDatabase, profile: Profile): Promise<string> {
  const id = newId()
  await withRoom(db, () =>
    db.transaction('rw', db.outbox, async () => {
      const refused = await db.outbox
        .where({ state: 'stuck' })
        .filter(({ kind }) => kind === 'edit-profile')
        .sortBy('seq')
      const said = refused.reduce<Profile>((before, entry) => ({ ...before, ...entry.profile }), {})
      await db.outbox.bulkDelete(refused.map(({ seq }) => seq))
      const held = { documentId: null, profile: { ...said, ...profile } }
      const entry = { ...newEntry('edit-profile', held), id }
      await db.outbox.add(entry)
    }),
  )
  return id
}

/** The user with unsent profile changes applied; null if another user is logged in. For live queries. */
export async function currentUser(db: LocalDatabase): Promise<User | null> {
  const [user, entries] = await Promise.all([rememberedUser(), db.outbox.orderBy('seq').toArray()])
  if (user?.id !== db.userId) return null
  return entries.reduce((before, { profile }) => ({ ...before, ...given(profile) }), user)
}

function given(profile: Profile | undefined): Partial<User> {
  return Object.fromEntries(
    Object.entries(profile ?? {}).filter(([, value]) => value !== undefined),
  )
}
