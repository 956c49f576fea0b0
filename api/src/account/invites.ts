import { AppError } from '@brieflotse/contract'
import { randomBytes } from 'node:crypto'
import type { Tx } from '../db/open.ts'
import { day } from '../system/limits.ts'
import { sha256 } from '../system/sha256.ts'

/** Who may register: everybody, people invited by an administrator, or only people invited from the command line. */
export const registrations = ['open', 'invite', 'closed'] as const
export type Registering = (typeof registrations)[number]

const lastsMs = 7 * day

/** Makes an invitation: the row to store, and the secret token for the URL (`/auth#invite=...`), which is not stored. */
export function newInvite(now: number) {
  const token = randomBytes(24).toString('base64url')
  const at = (ms: number) => new Date(ms).toISOString()
  const row = { token_hash: sha256(token), made_at: at(now), expires_at: at(now + lastsMs) }
  return { token, row }
}

/** The URL that an invited person opens. */
export const inviteAddress = (publicUrl: string, token: string): string =>
  new URL(`/auth#invite=${token}`, publicUrl).href

/** Redeems an invitation once. Throws `registration-closed` if the token is unknown or expired. */
export async function useInvite(tx: Tx, token: string, now: number): Promise<void> {
  const used = await tx
    .deleteFrom('invites')
    .where('token_hash', '=', sha256(token))
    .where('expires_at', '>', new Date(now).toISOString())
    .executeTakeFirst()
  if (used.numDeletedRows !== 1n) throw new AppError('registration-closed')
}
