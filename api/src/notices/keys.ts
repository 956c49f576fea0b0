import { createHmac, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import * as v from 'valibot'
import webpush from 'web-push'
import { CannotOpen } from '../db/cannot-open.ts'
import { keptSecret, newKeyCosts } from '../http/kept-secret.ts'

const Keys = v.object({
  publicKey: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
  privateKey: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  secret: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
})

/** The VAPID key pair that identifies this server to push services (RFC 8292), and the secret for private URLs. */
export type NoticeKeys = v.InferOutput<typeof Keys>

/** Made at the first start. With new keys every device would have to register again. */
export function noticeKeys(dataFolder: string): NoticeKeys {
  const file = join(dataFolder, 'notices.key')
  const text = keptSecret(file, () =>
    JSON.stringify({
      ...webpush.generateVAPIDKeys(),
      secret: randomBytes(32).toString('base64url'),
    }),
  )
  try {
    return v.parse(Keys, JSON.parse(text))
  } catch {
    throw new CannotOpen(
      `${file} does not hold the keys for notifications. Copy notices.key from a backup to its place. If no backup has it, remove the file: then ${newKeyCosts['notices.key']}.`,
    )
  }
}

/** A deterministic token that cannot be guessed without the secret. */
export function sealOf(secret: string, ...words: (string | number)[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(words)).digest('base64url')
}
