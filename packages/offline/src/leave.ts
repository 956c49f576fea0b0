import { deleteAccount as deleteAccountEndpoint } from '@brieflotse/contract'
import { callEndpoint } from './call/call.ts'

/**
 * Deletes the account on the server; the caller then erases this device with `wipeDeleted`. Throws `AppError` (`wrong-password`,
 * `offline`): the deletion is never queued.
 */
export async function requestAccountDeletion(password: string): Promise<void> {
  await callEndpoint(deleteAccountEndpoint, { body: { password } })
}
