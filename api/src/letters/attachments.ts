import { AppError, type LetterAttachment } from '@brieflotse/contract'
import sharp from 'sharp'
import type { Db } from '../db/open.ts'
import type { Storage } from '../providers/storage/storage.ts'

/** The most pages of all enclosed copies together. */
const mostCopiedPages = 40
/** The width of an A4 page in pixels: 190 dpi, like a photocopy. */
const widthPixels = 1500

/** The user's documents that are enclosed as copies, with their current titles. Throws `not-found` for documents of others. */
export async function attachmentsOf(
  db: Db['read'],
  userId: number,
  ids: number[],
): Promise<LetterAttachment[]> {
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'title'])
    .where('user_id', '=', userId)
    .where('id', 'in', ids.length > 0 ? ids : [-1])
    .execute()
  return [...new Set(ids)].map((documentId) => {
    const title = rows.find(({ id }) => id === documentId)?.title
    if (title === undefined) throw new AppError('not-found')
    return { documentId, title }
  })
}

/**
 * JPEG images of all pages of these documents, in order. Returns `missing` if a document or page is gone and `too-many` above
 * `mostCopiedPages`, because a copy must be complete.
 */
export async function copiesOf(
  { db, storage }: { db: Db; storage: Storage },
  userId: number,
  attachments: LetterAttachment[],
): Promise<Uint8Array[] | 'missing' | 'too-many'> {
  const copies: Uint8Array[] = []
  for (const { documentId } of attachments) {
    const pages = await db.read
      .selectFrom('document_pages as page')
      .innerJoin('documents as document', 'document.id', 'page.document_id')
      .select('page.zoom_hash as hash')
      .where('page.document_id', '=', documentId)
      .where('document.user_id', '=', userId)
      .orderBy('page.number')
      .limit(mostCopiedPages + 1)
      .execute()
    if (pages.length === 0) return 'missing'
    if (copies.length + pages.length > mostCopiedPages) return 'too-many'
    for (const { hash } of pages) {
      const picture = await storage.read(hash)
      if (!picture) return 'missing'
      copies.push(await asJpeg(picture))
    }
  }
  return copies
}

/** Rotates the picture upright, because the paper is portrait. */
async function asJpeg(picture: Uint8Array): Promise<Uint8Array> {
  const { width, height } = await sharp(picture).metadata()
  const jpeg = await sharp(picture)
    .rotate(width > height ? 90 : 0)
    .resize({ width: widthPixels, withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 72 })
    .toBuffer()
  return new Uint8Array(jpeg)
}
