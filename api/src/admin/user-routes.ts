import { AppError, giveCredits, inviteSomebody, listUsers, lockUser } from '@brieflotse/contract'
import { book, inviteAddress, newInvite, type Registering } from '../account/store.ts'
import type { Db } from '../db/open.ts'
import { existing } from '../http/errors.ts'
import { once, onceOf } from '../http/once.ts'
import { type Sessions, userOf } from '../http/session.ts'
import type { Api } from '../http/valibot.ts'
import { countUsers, findUsers, managedUser, setLock } from './users.ts'

const pageSize = 50

export type UserDeps = {
  db: Db
  sessions: Sessions
  registration: Registering
  publicUrl: string
}

/** Lists users, locks and unlocks them, and grants credits. */
export async function userRoutes(
  app: Api,
  { db, sessions, registration, publicUrl }: UserDeps,
): Promise<void> {
  app.route({
    ...listUsers,
    handler: async (request) => {
      const { search, after } = request.query
      const users = await findUsers(db.read, { search, after, limit: pageSize + 1 })
      const count = await countUsers(db.read, search)
      return { users: users.slice(0, pageSize), count, more: users.length > pageSize }
    },
  })

  app.route({
    ...inviteSomebody,
    handler: async () => {
      if (registration === 'closed') throw new AppError('registration-closed')
      const { token, row } = newInvite(Date.now())
      await db.write((tx) => tx.insertInto('invites').values(row).execute())
      return { address: inviteAddress(publicUrl, token), until: row.expires_at }
    },
  })

  app.route({
    ...lockUser,
    handler: async (request) => {
      const { id } = request.params
      const { locked } = request.body
      if (id === userOf(request).userId) throw new AppError('invalid-input')
      existing(await managedUser(db.read, id))
      const notify = await db.write(async (tx) => {
        // Two administrators who lock each other at the same moment would leave nobody.
        await sessions.prove(tx, userOf(request))
        await setLock(tx, id, locked)
        return locked ? sessions.endAllIn(tx, id) : null
      })
      notify?.()
      return existing(await managedUser(db.read, id))
    },
  })

  app.route({
    ...giveCredits,
    handler: async (request) => {
      const { id } = request.params
      const { amount, reason } = request.body
      existing(await managedUser(db.read, id))
      const idempotency = onceOf(request, userOf(request).userId, request.body)
      await db.write((tx) =>
        once(tx, idempotency, async () => {
          await book(tx, { userId: id, amount, reason: 'given', note: reason })
          return { answer: { userId: id }, about: `user ${id}` }
        }),
      )
      return existing(await managedUser(db.read, id))
    },
  })
}
