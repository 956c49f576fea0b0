import { AppError } from '@brieflotse/contract'
import { randomBytes } from 'node:crypto'
import type { Tx } from '../db/open.ts'
import { day } from '../http/limits.ts'
import { sha256 } from '../providers/sha256.ts'

/** Who may make an account: everybody, whom an administrator invites, or only whom somebody at the machine invites. */
export const registrations = ['open', 'invite', 'closed'] as const
export type Registering = (typeof registrations)[number]

const lastsMs = 7 * day

/** An invitation as it is kept, and what stands in the address of the register page (`/auth#invite=...`), which is kept nowhere. */
export function newInvite(now: number) {
  const token = randomBytes(24).toString('base64url')
  const at = (ms: number) => new Date(ms).toISOString()
  const row = { token_hash: sha256(token), made_at: at(now), expires_at: at(now + lastsMs) }
  return { token, row }
}

/** The address that somebody opens who was invited. */
export const inviteAddress = (publicUrl: string, token: string): string =>
  new URL(`/auth#invite=${token}`, publicUrl).href

/** Uses an invitation up; throws `registration-closed` where there is none of that token, or it is over. */
export async function useInvite(tx: Tx, token: string, now: number): Promise<void> {
  const used = await tx
    .deleteFrom('invites')
    .where('token_hash', '=', sha256(token))
    .where('expires_at', '>', new Date(now).toISOString())
    .executeTakeFirst()
  if (used.numDeletedRows !== 1n) throw new AppError('registration-closed')
}
