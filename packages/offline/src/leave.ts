import { deleteAccount as deleteAccountEndpoint } from '@brieflotse/contract'
import { call } from './call/call.ts'

/**
 * Deletes the account with everything in it; this device is then to be wiped by `wipeDeleted`. Throws `AppError` (`wrong-password`,
 * `offline`): such a word is never kept for later.
 */
export async function deleteAccount(password: string): Promise<void> {
  await call(deleteAccountEndpoint, { body: { password } })
}
