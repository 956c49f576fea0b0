import { AppError, type ForwardingInfo, getEmailForwardingInfo } from '@brieflotse/contract'
import { call } from './call/call.ts'
import type { LocalDatabase } from './db.ts'

const key = 'forwarding'

/** Where the user can forward mails to: from the server, without a connection as it was last. Throws `AppError` (`offline`). */
export async function loadForwardingInfo(db: LocalDatabase): Promise<ForwardingInfo> {
  try {
    const info = await call(getEmailForwardingInfo)
    await db.meta.put({ key, value: info }).catch(() => {})
    return info
  } catch (error) {
    const kept = await db.meta.get(key)
    if (kept && error instanceof AppError && error.code === 'offline') {
      return kept.value as ForwardingInfo
    }
    throw error
  }
}
