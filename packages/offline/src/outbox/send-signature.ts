import { AppError, dropSignature, setSignature, type User } from '@brieflotse/contract'
import { readResponse } from '../call/answer.ts'
import { endpointUrl, announced, callEndpoint } from '../call/call.ts'
import { sendBody } from '../call/send-body.ts'
import type { LocalDatabase } from '../db.ts'
import type { OutboxEntry } from '../rows.ts'
import { keepSignature } from '../kept/signature.ts'
import { refreshUser } from '../device-database.ts'

/** Uploads or deletes the signature. Returns the user as the server has them. */
export async function sendSignature(
  db: LocalDatabase,
  { id, files }: OutboxEntry,
  signal: AbortSignal,
): Promise<User> {
  const [file] = files
  if (!file) {
    const user = await callEndpoint(dropSignature, undefined, { idempotencyKey: id, signal })
    await db.meta.delete('signature')
    await refreshUser(user)
    return user
  }
  const bytes = (await db.files.get(file.id))?.bytes
  if (!bytes) throw new AppError('file-missing')
  const headers = { 'Content-Type': 'application/octet-stream', 'Idempotency-Key': id }
  const sending = { method: 'PUT' as const, headers, body: bytes, signal, onProgress: () => {} }
  const answer = await sendBody(endpointUrl(setSignature.url), sending)
  const user = announced(() => readResponse(setSignature, answer))
  if (user.signatureAt) await keepSignature(db, user.signatureAt, bytes)
  await refreshUser(user)
  return user
}
