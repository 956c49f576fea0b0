import { deleteAccount as deleteAccountEndpoint } from '@brieflotse/contract'
import { call } from './call/call.ts'

/**
 * Deletes the account on the server; the caller then erases this device with `wipeDeleted`. Throws `AppError` (`wrong-password`,
 * `offline`): the deletion is never queued.
 */
export async function deleteAccount(password: string): Promise<void> {
  await call(deleteAccountEndpoint, { body: { password } })
}
